declare module 'virtual:sentences/*' {
  import type { CompiledMessages } from '@bandari/i18n'

  export const messages: CompiledMessages
}
