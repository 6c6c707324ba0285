import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, in order. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}
