/** Made by `@bandari/i18n/vite`: language → domain → sentences. */
declare module 'virtual:bandari-catalogues' {
  import type { CompiledMessages } from '@bandari/i18n'

  export const catalogues: Readonly<Record<string, Readonly<Record<string, CompiledMessages>>>>
}
