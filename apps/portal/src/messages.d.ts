/** Made by `@bandari/i18n/vite`: the sentences of one language and domain. */
declare module 'virtual:bandari-messages/*' {
  import type { CompiledMessages } from '@bandari/i18n'

  export const messages: CompiledMessages
}
