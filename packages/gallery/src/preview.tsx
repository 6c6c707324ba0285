import { TranslatorProvider } from '@bandari/i18n/react'
import { languages } from '@bandari/i18n'
import { applyTheme, type ThemeName } from '@bandari/portal/src/layout/chosen-theme.ts'
import '@bandari/ui/tokens.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { InPortal, type PortalWorld } from './InPortal.tsx'
import {
  changesLanguage,
  chosenLanguage,
  loadSentences,
  offeredLanguages,
  translator,
} from './sentences.ts'

/** Each story as its app draws it: with the tokens, the sentences, and for the portal with react-admin around it. */
const inApp: Decorator = (Story, { id, title, globals, parameters }) => {
  const theme: ThemeName = globals['theme'] === 'dark' ? 'dark' : 'light'
  applyTheme(theme)
  if (changesLanguage(String(globals['language']))) return <></>
  return (
    <StrictMode>
      <TranslatorProvider value={translator}>
        {title.startsWith('Portal/') ? (
          <InPortal key={`${id} ${theme}`} theme={theme} {...(parameters as PortalWorld)}>
            <Story />
          </InPortal>
        ) : (
          <Story />
        )}
      </TranslatorProvider>
    </StrictMode>
  )
}

export default {
  beforeAll: loadSentences,
  decorators: [inApp],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: offeredLanguages.map((value) => ({ value, title: languages[value].name })),
      },
    },
  },
  initialGlobals: { theme: 'light', language: chosenLanguage },
  parameters: { options: { storySort: { order: ['Both apps', 'Portal'] } } },
} satisfies Preview
