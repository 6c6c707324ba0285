/** The few outlines the components need, on a 24 px grid. The apps bring their own icon sets. */
export const outlines = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  enlarge: 'M14.5 9.5L20 4m0 0h-5m5 0v5M9.5 14.5L4 20m0 0h5m-5 0v-5',
  down: 'M6 9l6 6 6-6',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  left: 'M15 5l-7 7 7 7',
  minus: 'M6 12h12',
  phone:
    'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.7 20 4 13.3 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  plus: 'M6 12h12M12 6v12',
  right: 'M9 5l7 7-7 7',
  warning:
    'M12 9v4.5M12 17v.01M10.3 4.3L2.6 17.5A2 2 0 0 0 4.3 20.5h15.400a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.400 0z',
} as const

export interface IconProps {
  outline: keyof typeof outlines
  /** px */
  size?: number
  className?: string | undefined
}

/** Decoration only: the adjacent text has the same meaning. */
export function Icon({ outline, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[outline]} />
    </svg>
  )
}
