import { escapeHtml } from '../../core/escape-html.ts'

/** The portal's page is a file of the build, written for a shop called Bandari; from it the portal knows the shop's name. */
export function portalPageOf(file: string, brandName: string): string {
  return file.replaceAll('Bandari', () => escapeHtml(brandName))
}
