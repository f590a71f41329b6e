/** Title of `/`. In a separate file because the first view contains it. */
export const homeTitle = 'Lavoir · Les laveries en libre-service de France';
