const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" fill="none">
  <rect width="256" height="256" fill="#eef2fa"/>
  <path d="M112 112h72v56h-64Z" fill="#def3e6"/>
  <g stroke="#fff" stroke-linecap="round">
    <path d="M0 88c60-16 90 14 140 4s80-16 116-4" stroke-width="11"/>
    <path d="M200 0c-14 60 10 110 0 160s-6 70 0 96" stroke-width="9"/>
    <path d="M0 200h256M72 0v256" stroke-width="6"/>
    <path d="M72 140h128M132 96v104" stroke-width="4"/>
  </g>
</svg>`;

/** CSS image of invented streets, a square that continues in the next one. It shows no real place. */
export const streetDrawing = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
