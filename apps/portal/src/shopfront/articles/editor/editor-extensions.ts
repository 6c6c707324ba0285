import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** The text of a cell has no paragraph around it, as in the articles of the shop. */
const Cell = TableCell.extend({ content: 'inline*' })

/** Says which cells a header is for; a screen reader has to guess without it. */
const Head = TableHeader.extend({
  content: 'inline*',
  addAttributes() {
    return { ...this.parent?.(), scope: { default: 'col' } }
  },
})

/** Exactly what an article may hold (the API's clean-content.ts); the same goes for pasted text. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Table,
  TableRow,
  Cell,
  Head,
]
