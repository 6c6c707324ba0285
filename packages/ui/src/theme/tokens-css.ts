import { theme } from './theme.ts'

type Declarations = Record<string, string | number>

/** The text of tokens.css. Used by scripts/tokens.ts and its test, not by the apps. */
export function tokensCss(): string {
  return [
    '/* Generated from theme.ts by `pnpm tokens`; edit that. */',
    "@import './base.css';",
    '',
    block(':root', {
      'color-scheme': 'light',
      ...custom(theme.palette),
      ...custom(theme.colours.light),
      '--shadow': theme.shadow.light,
      '--font': theme.font,
      ...Object.fromEntries(theme.type.map((size) => [`--type-${size}`, `${size / 16}rem`])),
      ...custom(theme.weight, 'weight-'),
      ...custom(theme.leading, 'leading-'),
      ...Object.fromEntries(theme.space.map((step) => [`--space-${step}`, `${step * 4}px`])),
      ...Object.fromEntries(
        Object.entries(theme.radius).map(([name, px]) => [`--radius-${name}`, `${px}px`]),
      ),
      '--container': `${theme.container}px`,
      '--touch': `${theme.touch}px`,
      '--motion': `${theme.motion}ms`,
    }),
    '',
    block("[data-theme='dark']", {
      'color-scheme': 'dark',
      ...custom(theme.colours.dark),
      '--shadow': theme.shadow.dark,
    }),
    '',
  ].join('\n')
}

function custom(values: Declarations, prefix = ''): Declarations {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `--${prefix}${name}`,
      typeof value === 'string' ? lowerHex(value) : value,
    ]),
  )
}

function lowerHex(value: string): string {
  return value.startsWith('#') ? value.toLowerCase() : value
}

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return [`${selector} {`, ...lines, '}'].join('\n')
}
