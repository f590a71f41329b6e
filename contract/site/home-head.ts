/** Title of `/`. In a file of its own because the first view carries it. */
export const homeTitle = 'Lavoir · Les laveries en libre-service de France';
