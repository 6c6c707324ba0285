import { type PersonalTable, within } from '../../people/privacy/personal-table.store.ts'
import { staffWhoActed } from '../../selling/mentions.data.ts'

/** What stands in an order's papers and beside them, with names: its files go along by triggers. */
export function personalPapers(orders: PersonalTable, ledger: string): PersonalTable[] {
  const papers: PersonalTable = {
    table: 'papers',
    ties: [within('order_id', orders)],
    withheld: { added_by: staffWhoActed },
    onDeletion: 'deleted',
  }
  const claims: PersonalTable = {
    table: 'claims',
    ties: [within('order_id', orders)],
    withheld: { resolved_by: staffWhoActed },
    onDeletion: { keeps: { '*': ledger } },
  }
  return [
    {
      table: 'consignee_changes',
      ties: [within('order_id', orders)],
      withheld: { asked_by: 'Themselves, or who of staff it was.', ended_by: staffWhoActed },
      onDeletion: 'deleted',
    },
    { table: 'paper_answers', ties: [within('paper_id', papers)], onDeletion: 'deleted' },
    papers,
    {
      table: 'paper_shares',
      ties: [within('order_id', orders)],
      withheld: { token_hash: 'Whoever has it may open the papers.' },
      onDeletion: 'deleted',
    },
    {
      table: 'claim_messages',
      ties: [within('claim_id', claims)],
      withheld: { author_id: staffWhoActed },
      onDeletion: 'deleted',
    },
    { table: 'claim_pictures', ties: [within('claim_id', claims)], onDeletion: 'deleted' },
    claims,
  ]
}
