import type { Domain } from '@bandari/i18n'

type LoadMessages = (domains: readonly Domain[]) => Promise<unknown>

// A server has every sentence from the start.
let loadMessages: LoadMessages = () => Promise.resolve()

/** How the document gets sentences that its page did not bring. */
export function provideMessages(load: LoadMessages) {
  loadMessages = load
}

/** A part of a page that few visitors see, with the catalogues of its sentences: neither weighs on the page's first load. */
export async function withMessages<Module>(
  domains: readonly Domain[],
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadMessages(domains)])
  return loaded
}
