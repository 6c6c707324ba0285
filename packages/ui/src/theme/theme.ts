/**
 * The look of Bandari as data: the one source of `tokens.css` (generated, see scripts/tokens.ts)
 * and of the portal's MUI theme. Lengths in px are numbers; colours are hex strings.
 */
export const palette = {
  white: '#FFFFFF',
  ink: '#0F1B2D',
  'harbour-900': '#0A2540',
  'harbour-700': '#0B4F6C',
  'harbour-100': '#E3F0F5',
  'sunrise-700': '#B93C0B',
  'sunrise-100': '#FFEDE3',
  'leaf-700': '#15803D',
  'leaf-100': '#EDF8F1',
  'amber-700': '#B45309',
  'amber-100': '#FEF4E4',
  'danger-700': '#B91C1C',
  'danger-100': '#FDECEC',
  'grey-50': '#F8FAFC',
  'grey-100': '#F1F5F9',
  'grey-200': '#E2E8F0',
  'grey-400': '#8492A6',
  'grey-500': '#64748B',
  'grey-700': '#334155',
} as const

/** The role of a colour. Components name roles, so that the dark scheme only changes values. */
export type ColourRole = keyof typeof light

const light = {
  page: palette['grey-50'],
  surface: palette.white,
  sunken: palette['grey-100'],
  quiet: palette['harbour-100'],
  line: palette['grey-200'],
  'control-line': palette['grey-400'],
  text: palette.ink,
  'text-label': palette['grey-700'],
  'text-quiet': palette['grey-500'],
  link: palette['harbour-700'],
  'link-hover': palette['harbour-900'],
  focus: palette['harbour-700'],
  action: palette['sunrise-700'],
  'action-hover': '#9A3008',
  'on-action': palette.white,
  'action-tint': palette['sunrise-100'],
  'on-action-tint': palette['sunrise-700'],
  available: palette['leaf-700'],
  'available-tint': palette['leaf-100'],
  attention: palette['amber-700'],
  'attention-tint': palette['amber-100'],
  refusal: palette['danger-700'],
  'refusal-tint': palette['danger-100'],
  band: palette['harbour-900'],
  'on-band': palette.white,
  'on-band-quiet': '#B9CBDA',
} as const

const dark: Record<ColourRole, string> = {
  page: '#0B1420',
  surface: '#121E2D',
  sunken: '#0F1926',
  quiet: '#16303F',
  line: '#26364A',
  'control-line': '#6B7E96',
  text: '#E8EEF5',
  'text-label': '#C3D0DE',
  'text-quiet': '#9DAEC2',
  link: '#7CC4E0',
  'link-hover': '#A9DAEE',
  focus: '#7CC4E0',
  action: '#C9481A',
  'action-hover': '#B93C0B',
  'on-action': '#FFFFFF',
  'action-tint': '#3A1D10',
  'on-action-tint': '#FFB08F',
  available: '#6FCF97',
  'available-tint': '#12301F',
  attention: '#F2B56B',
  'attention-tint': '#35240F',
  refusal: '#F59A9A',
  'refusal-tint': '#3A1A1C',
  band: '#081018',
  'on-band': '#FFFFFF',
  'on-band-quiet': '#9DAEC2',
}

export const theme = {
  palette,
  colours: { light, dark },
  /** No web font: the stack each system draws best. `system-ui` is left out, it is wide on Linux. */
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  /** Font sizes, px at a 16 px root. */
  type: [14, 16, 18, 22, 28, 36],
  weight: { regular: 400, medium: 500, strong: 600, heavy: 700 },
  leading: { tight: 1.2, snug: 1.35, body: 1.5 },
  /** Multiples of the 4 px grid that have a name: `--space-4` is 16 px. */
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
  radius: { input: 8, card: 10, pill: 999 },
  shadow: {
    light: '0 1px 2px rgb(10 37 64 / 6%), 0 6px 20px rgb(10 37 64 / 8%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 32%)',
  },
  container: 1280,
  /** Least height and width of a touch target, px. */
  touch: 44,
  /** Milliseconds. */
  motion: 150,
  /** Least viewport widths, px. `filters`: search filters are always shown (buyer spec §2). */
  breakpoints: { tablet: 768, filters: 769, desktop: 1024 },
} as const
