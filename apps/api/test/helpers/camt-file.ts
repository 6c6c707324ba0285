export interface Movement {
  amount: string
  text?: string
  party?: string
  currency?: string
  reference?: string
  account?: string
  /** More of the entry, as camt has it. */
  more?: string
}

let numbered = 0

/** A statement of camt.053 with today's movements on an account. */
export function camtFile(movements: readonly Movement[], own: string): File {
  const entries = movements.map(
    ({ amount, text = '', party = '', currency = 'USD', reference, more = '' }) => {
      numbered += 1
      const mark = amount.startsWith('-') ? 'DBIT' : 'CRDT'
      return `<Ntry><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${more}<Sts>BOOK</Sts>
      <BookgDt><Dt>${new Date().toISOString().slice(0, 10)}</Dt></BookgDt>
      ${reference === '' ? '' : `<AcctSvcrRef>${reference ?? `FT${numbered}`}</AcctSvcrRef>`}
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${party}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    },
  )
  const xml = `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${own}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  return new File([xml], 'november.xml')
}
