import type { Option } from '@bandari/sdk'
import type { OptionRow } from './options.store.ts'

export function optionUrl(id: number, origin: string): string {
  return `${origin}/api/options/${id}/`
}

export function optionView({ id, code, port, body_group }: OptionRow, origin: string): Option {
  return {
    url: optionUrl(id, origin),
    code,
    name: `${port}, ${body_group}`,
    type: 'text',
    required: false,
  }
}
