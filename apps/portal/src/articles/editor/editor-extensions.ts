import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** The text of a cell stands in it without a paragraph around it, as the articles of the shop have it. */
const Cell = TableCell.extend({ content: 'inline*' })

/** Which cells a head is for; without it a screen reader has to guess. */
const Head = TableHeader.extend({
  content: 'inline*',
  addAttributes() {
    return { ...this.parent?.(), scope: { default: 'col' } }
  },
})

/** What an article may hold (the API's clean-content.ts) and nothing else, also of what is pasted. */
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
