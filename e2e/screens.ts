/** Screen and input of the devices on which tests run: each on a phone, unless its file says `test.use(screens.desktop)`. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
};
