/** What was typed stays; a template comes below it. */
export function withText(typed: string, added: string): string {
  return typed.trim() === '' ? added : `${typed.trimEnd()}\n${added}`
}
