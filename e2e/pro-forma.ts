import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, in order. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

export async function readDownload(download: Download): Promise<string> {
  return readPdf(new Uint8Array(await readFile(await download.path())))
}
