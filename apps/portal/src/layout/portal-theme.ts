import { type ColourRole, theme as tokens } from '@bandari/ui/theme'
import type { RaThemeOptions } from 'react-admin'
import { t } from '../language/translator.ts'
import type { ThemeName } from './chosen-theme.ts'

type Colours = Record<ColourRole, string>

const rem = (px: number) => `${px / 16}rem`
const touch = { minHeight: tokens.touch }

/** The tokens of `@bandari/ui` in MUI's words, so that both apps and both libraries look the same. */
function portalTheme(mode: ThemeName): RaThemeOptions {
  const colours: Colours = tokens.colours[mode]
  return {
    palette: {
      mode,
      primary: { main: colours.link, dark: colours['link-hover'], contrastText: colours.surface },
      secondary: { main: colours.action, contrastText: colours['on-action'] },
      error: { main: colours.refusal },
      warning: { main: colours.attention },
      success: { main: colours.available },
      info: { main: colours.link },
      text: { primary: colours.text, secondary: colours['text-quiet'] },
      background: { default: colours.page, paper: colours.surface },
      divider: colours.line,
      // What lies under the mouse is read all the same, its quiet text too.
      action: { hover: colours.page, selected: colours.quiet },
    },
    shape: { borderRadius: tokens.radius.input },
    typography: typography(),
    sidebar: { width: 232, closedWidth: 60 },
    components: {
      ...controls(colours),
      ...fields(colours),
      ...surfaces(colours, mode),
      ...reactAdmin(colours),
    },
  }
}

function typography(): RaThemeOptions['typography'] {
  const { strong, heavy, medium } = tokens.weight
  const heading = { fontWeight: heavy, letterSpacing: '-0.011em', lineHeight: tokens.leading.tight }
  return {
    fontFamily: tokens.font,
    h1: { ...heading, fontSize: rem(28) },
    h2: { ...heading, fontSize: rem(22) },
    h3: { ...heading, fontSize: rem(18) },
    h6: { fontSize: rem(18), fontWeight: strong },
    subtitle2: { fontWeight: strong },
    body1: { fontSize: rem(16), lineHeight: tokens.leading.body },
    body2: { fontSize: rem(14), lineHeight: tokens.leading.body },
    button: { fontSize: rem(16), fontWeight: strong, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: rem(14) },
    overline: { fontSize: rem(14), fontWeight: medium },
  }
}

/** What is clicked or filled: 44 px at least, the one contained button of a screen in sunrise. */
function controls(colours: Colours): RaThemeOptions['components'] {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { ...touch, paddingInline: 16 },
        sizeSmall: { fontSize: rem(14), paddingInline: 12 },
        containedPrimary: {
          backgroundColor: colours.action,
          color: colours['on-action'],
          '&:hover': { backgroundColor: colours['action-hover'] },
        },
        outlined: { borderColor: colours['control-line'] },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible, &:focus-visible': {
            outline: `3px solid ${colours.focus}`,
            outlineOffset: 2,
          },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { ...touch, minWidth: tokens.touch } } },
    MuiMenuItem: { styleOverrides: { root: { '&&': touch } } },
    MuiCheckbox: { styleOverrides: { root: { ...touch, minWidth: tokens.touch } } },
    MuiTableSortLabel: { styleOverrides: { root: touch } },
    // Below a list on a tablet, where react-admin leaves them to MUI.
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: (button: 'first' | 'last' | 'next' | 'previous') =>
          t(`ra.navigation.${button}`),
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { ...touch, minWidth: tokens.touch } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: rem(14) } } },
  }
}

/** A field as `Field` of `@bandari/ui` draws it: its label above it, its box in one piece, hint and mistake below. */
function fields(colours: Colours): RaThemeOptions['components'] {
  const label = { color: colours['text-label'] }
  const look = { variant: 'outlined', size: 'small', margin: 'dense' } as const
  return {
    MuiInputLabel: {
      // MUI would otherwise lay it over the box until something is typed.
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: 'none',
          marginBottom: 6,
          transform: 'none',
          fontSize: rem(14),
          fontWeight: tokens.weight.strong,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': label,
        },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        root: touch,
        // A read-only field must stay readable.
        input: { '&.Mui-disabled': { WebkitTextFillColor: colours['text-label'] } },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: { minHeight: 48, backgroundColor: colours.surface },
        notchedOutline: {
          top: 0,
          borderColor: colours['control-line'],
          '& legend': { display: 'none' },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginInline: 0,
          marginTop: 6,
          fontSize: rem(14),
          '&.Mui-disabled': { color: colours['text-quiet'] },
        },
      },
    },
    MuiTextField: { defaultProps: look },
    MuiFormControl: { defaultProps: look },
    // Without a hint there is no empty line for one.
    RaTextInput: noHint,
    RaNumberInput: noHint,
    RaDateInput: noHint,
    RaSelectInput: noHint,
    RaBooleanInput: noHint,
    RaNullableBooleanInput: noHint,
  }
}

const noHint = { defaultProps: { helperText: false } } as const

function surfaces(colours: Colours, mode: ThemeName): RaThemeOptions['components'] {
  const card = {
    border: `1px solid ${colours.line}`,
    borderRadius: tokens.radius.card,
    backgroundImage: 'none',
  }
  return {
    MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: card } },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation8: { boxShadow: tokens.shadow[mode] },
      },
    },
    MuiDialog: { styleOverrides: { paper: { ...card, margin: 16 } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: rem(22), fontWeight: tokens.weight.heavy } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: '10px 12px',
          borderColor: colours.line,
          fontSize: rem(14),
          fontVariantNumeric: 'tabular-nums',
        },
        head: { paddingBlock: 2, color: colours['text-label'], fontWeight: tokens.weight.strong },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
  }
}

/** react-admin's own parts. */
function reactAdmin(colours: Colours): RaThemeOptions['components'] {
  return {
    RaAppBar: {
      styleOverrides: {
        root: {
          '& .RaAppBar-appBar, &.MuiAppBar-root': {
            backgroundColor: colours.band,
            color: colours['on-band'],
            backgroundImage: 'none',
          },
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, padding: 0 } },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-paper, & .MuiPaper-root': {
            borderInlineEnd: `1px solid ${colours.line}`,
            backgroundColor: colours.surface,
          },
          // It stays while the page scrolls, and says by its bar that there is more of it.
          '& .RaSidebar-fixed': { scrollbarWidth: 'thin', overscrollBehavior: 'contain' },
        },
      },
    },
    // The shape of rows that are on their way, as `Skeleton` paints it.
    RaPlaceholder: { styleOverrides: { root: { backgroundColor: colours.line } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          '&&': { minHeight: 48, paddingInline: 10 },
          // A staff menu has two dozen screens; a mouse needs less room than a finger.
          '@media (pointer: fine)': { '&&': { minHeight: 38, paddingBlock: 4 } },
          marginInline: 8,
          borderRadius: tokens.radius.input,
          color: colours['text-label'],
          fontWeight: tokens.weight.medium,
          '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 36 },
          '&.RaMenuItemLink-active': { backgroundColor: colours.quiet, color: colours.link },
        },
      },
    },
  }
}

export const lightTheme = portalTheme('light')
export const darkTheme = portalTheme('dark')
