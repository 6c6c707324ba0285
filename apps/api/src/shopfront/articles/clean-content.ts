import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 p ul ol li blockquote br strong em a table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page itself has the only heading of the first level.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (_, { href = '' }) => {
      const elsewhere: Record<string, string> = /^https?:/i.test(href) ? { rel: 'noopener' } : {}
      return { tagName: 'a', attribs: { href, ...elsewhere } }
    },
  },
}

/** The elements that an article may consist of; all others are removed, a script together with its text. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, allowed)
}
