/**
 * The SVG content of each icon, drawn for this project on a 24 × 24 grid with a stroke of 1.5 and round ends.
 * It is markup instead of JSX, so that React hydrates only one element for each icon.
 */
export const icons = {
  'arrow-down': '<path d="M12 4.5v15M6 13.5l6 6 6-6"/>',
  'arrow-right': '<path d="M4 12h16M14 6l6 6-6 6"/>',
  'arrow-up': '<path d="M12 19.5v-15M6 10.5l6-6 6 6"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zV20"/>',
  bridge:
    '<path d="M3 17h18M7 7v13M17 7v13M3 13c2.5-.5 3.5-3 4-6 1 4 3 6 5 6s4-2 5-6c.5 3 1.5 5.5 4 6M12 13v4"/>',
  chart: '<path d="M4 4v16h16M8.5 16v-4M13 16V7.5M17.5 16v-6"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.5l3.5 2"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  code: '<path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14"/>',
  coins:
    '<ellipse cx="9" cy="6.5" rx="5.5" ry="2.5"/><path d="M3.5 6.5v5C3.5 12.9 6 14 9 14M14.5 6.5v4"/><ellipse cx="15" cy="13" rx="5.5" ry="2.5"/><path d="M9.5 13v5c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5v-5"/>',
  compass: '<circle cx="12" cy="12" r="8.5"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3"/>',
  discord:
    '<path d="M8.5 5.5C7 5.8 5.7 6.3 4.8 6.9 3 9.8 2.5 13 2.8 16.4c1.3 1 2.9 1.8 4.7 2.3l1.2-2.2M15.5 5.5c1.5.3 2.8.8 3.7 1.4 1.8 2.9 2.3 6.1 2 9.5-1.3 1-2.9 1.8-4.7 2.3l-1.2-2.2M8.5 5.5 9 6.8c2-.4 4-.4 6 0l.5-1.3M7.3 16c3.1 1.3 6.3 1.3 9.4 0"/><circle cx="9" cy="12" r="1.25"/><circle cx="15" cy="12" r="1.25"/>',
  droplet:
    '<path d="M12 3.5c3.5 4.2 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.5-6.3 6-10.5zM9.3 14.5a2.8 2.8 0 0 0 2.4 2.7"/>',
  dock: '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><path d="M14 4.5v15"/>',
  enlarge: '<path d="M14.5 4H20v5.5M20 4l-6.5 6.5M9.5 20H4v-5.5M4 20l6.5-6.5"/>',
  external:
    '<path d="M14 4h6v6M20 4l-9 9M17 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7H10"/>',
  gauge: '<path d="M5.5 19a9 9 0 1 1 13 0M12 13.5l4-4.5"/><circle cx="12" cy="13.5" r="1.25"/>',
  github:
    '<path d="M9 19.5c-4 1.2-4-2.2-5.5-2.5M14.5 21v-3.4c0-1-.3-1.6-.8-2 3-.4 5.3-1.5 5.3-6 0-1.3-.4-2.3-1.2-3.2.2-.8.2-1.9-.2-2.9-1.1 0-2.2.6-3 1.2a10.5 10.5 0 0 0-5.2 0c-.8-.6-1.9-1.2-3-1.2-.4 1-.4 2.1-.2 2.9C5.4 7.3 5 8.3 5 9.6c0 4.5 2.3 5.6 5.3 6-.5.4-.8 1-.8 2V21"/>',
  hammer: '<path d="M9 6.5 12.5 3l8 8-3.5 3.5zM12 9.5 3.5 18 6 20.5l8.5-8.5"/>',
  heart:
    '<path fill="currentColor" d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11.5V16M12 8.2h.01"/>',
  layers: '<path d="m12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5"/>',
  network:
    '<circle cx="12" cy="5.5" r="2.5"/><circle cx="5.5" cy="17.5" r="2.5"/><circle cx="18.5" cy="17.5" r="2.5"/><path d="m10.8 7.7-4.1 7.6M13.2 7.7l4.1 7.6M8 17.5h8"/>',
  package: '<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4.3 7.7 12 12l7.7-4.3M12 12v9M8 5.3l8 4.5"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  quote:
    '<path d="M4.5 17c2.5-1 4-3 4-6h-4V6.5h5.5V11c0 4-2 6.7-5.5 8zM14 17c2.5-1 4-3 4-6h-4V6.5h5.5V11c0 4-2 6.7-5.5 8z"/>',
  refresh: '<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"/>',
  rocket:
    '<path d="M8.5 14.5C9 9.5 12 5 19.5 4.5 19 12 14.5 15 9.5 15.5zM9.5 9.5 5.5 10 4 13.5l4.5 1M14.5 14.5 14 18.5 10.5 20l-1-4.5M5.5 18.5 4 20M15 9h.01"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  server:
    '<rect x="3.5" y="4" width="17" height="7" rx="2"/><rect x="3.5" y="13" width="17" height="7" rx="2"/><path d="M7 7.5h.01M7 16.5h.01M11 7.5h6M11 16.5h6"/>',
  shield: '<path d="M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6zM8.8 11.8l2.4 2.4 4.3-4.7"/>',
  sparkle: '<path d="M11 4.5 12.8 10l5.7 2-5.7 2-1.8 5.5L9.2 14l-5.7-2 5.7-2zM19 3v4M17 5h4"/>',
  'stack-overflow':
    '<path d="M5 15v5.5h13V15M8.5 17h6M8.7 13.4l5.9 1M9.9 9.8l5.3 2.8M12.3 6.3l4.3 4.2M15.8 3.5l2.6 5.4"/>',
  stop: '<rect x="6.5" y="6.5" width="11" height="11" rx="2"/>',
  telegram: '<path d="M21 4.5 3 11.5l5.5 2L10.5 20l3.2-4 4.8 3.5zM8.5 13.5 21 4.5 13.7 16"/>',
  terminal: '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><path d="m7.5 9 3 3-3 3M12.5 15h4"/>',
  'thumb-down':
    '<path d="M7.5 13.5V4H4.5v9.5zM7.5 13l4 7c1.5 0 2.5-1 2.5-2.5V14.5h4.5a2 2 0 0 0 2-2.4l-1.3-6.5A2 2 0 0 0 17.2 4H7.5"/>',
  'thumb-up':
    '<path d="M7.5 10.5V20H4.5v-9.5zM7.5 11l4-7c1.5 0 2.5 1 2.5 2.5v3h4.5a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7.5"/>',
  trash: '<path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5M14 10.5v5.5"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6"/>',
  wallet:
    '<path d="M18 8V5.5a1.5 1.5 0 0 0-1.9-1.4L5 7a2 2 0 0 0-1.5 2v9a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-13M16.5 14h.01"/>',
  warning: '<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.2h.01"/>',
  wrap: '<path d="M3.5 6h17M3.5 12h14a3 3 0 0 1 0 6H13M15.5 15.5 13 18l2.5 2.5M3.5 18H9"/>',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;
