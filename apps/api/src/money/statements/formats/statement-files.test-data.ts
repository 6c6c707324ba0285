/** Files as banks write them, with invented people and numbers. */

const camt = (version: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id><Ccy>USD</Ccy></Acct>${body}</Stmt></BkToCstmrStmt></Document>`

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`

/** Version 2: a plain status, names directly in the party, a batch of two and a pending entry. */
export const camt2 = camt(
  '02',
  `${balance('OPBD', '100.00')}${balance('CLBD', '12750.50')}
<Ntry><Amt Ccy="USD">5200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>
<AcctSvcrRef>FT2630600017</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<AmtDtls><InstdAmt><Amt Ccy="USD">5215.00</Amt></InstdAmt></AmtDtls>
<RltdPties><Dbtr><Nm>Tendai Moyo</Nm></Dbtr></RltdPties><RmtInf><Ustrd>INV 1000</Ustrd><Ustrd>017</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">7500.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-03T08:00:00+02:00</DtTm></BookgDt>
<AcctSvcrRef>B77</AcctSvcrRef><NtryDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="USD">7000.00</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>1000025</Ustrd></RmtInf></TxDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="USD">500.50</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>1000033</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-04</Dt></BookgDt>
<AddtlNtryInf>Account fee</AddtlNtryInf></Ntry>
<Ntry><Amt Ccy="USD">9999.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-04</Dt></BookgDt></Ntry>`,
)

/** Version 8: a status with a code, names one level deeper, a structured reference, prefixes of the namespace. */
export const camt8 = camt(
  '08',
  `<Ntry><Amt Ccy="EUR">4100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-05</Dt></BookgDt>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>X1</AcctSvcrRef></Refs><Amt Ccy="EUR">4100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>Société Kabila</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>1000017</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
)
  .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:')
  .replace('xmlns=', 'xmlns:ns=')

/** As German banks write it: numbered parts of field 86, a reference that is wrapped, a reversal. */
export const mt940Numbered = `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:
:20:STARTUMSE
:25:12345678/0000123456
:28C:00001/001
:60F:C261101USD1000,00
:61:2611021102C5200,00NTRFNONREF//POS17
:86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+Rechnung 1000?22017 Toyota?3012345?32TENDAI MOYO UND SOE?33HNE
:61:2611031103RC200,00NTRFNONREF
:86:166?00STORNO?20Storno
:61:2612310102D12,5NCHGNONREF
:62F:C270102USD5987,50
-}`

/** As Anglo-African banks write it: a customer's reference in field 61, slashed words in field 86, charges underway. */
export const mt940Slashed = `:20:940S261102
:25:GB33BUKB20201555555555
:28C:211/1
:60M:D261101USD10,00
:61:261102C5185,00FTRF1000017//FT26306A1
/OCMT/USD5200,00/CHGS/USD15,00/
:86:/ORDP//NAME/MOYO TENDAI/REMI/INV 1000017 LAND
CRUISER
:61:261102C100,00FMSCNONREF
:61:261102C100,00FMSCNONREF
:62M:C261102USD5375,00
-`

/** As Dutch, German and American banks write it: envelope lines, a 30th of February, a blank day, a space before the type. */
export const mt940Odd = `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:517852257
:28:1/1
:60F:C260228EUR1200,00
:61:260230DR6,00N024NONREF
:86:805?00ENTGELT?20Fees
:61:2603010301D25,03NOV NONREF
:86:Card
:62F:C260301EUR1168,97
-
ABNANL2A
940
:20:ABN AMRO BANK NV
:25:517852257
:28:2/1
:60F:C260301EUR000001168,97
:61:260302    C1180, NRTIKREF+//2016
:86:INV 1000017
:61:260302    CR0,00NDEFNONREF//
/ABC/DEF
:62F:C260302EUR2348,97
:86:D000001C000002D25,24C28,71
-XXX`

/** SGML without closing tags, a movement in another currency than the account's. */
export const ofx1 = `OFXHEADER:100
DATA:OFXSGML
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0</STATUS>
<STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>16<ACCTID>12300 1<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260401<DTEND>20260430
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260401122017.000[-5:EST]<TRNAMT>-6.60<FITID>F1<CHECKNUM>0<NAME>Shop<MEMO>Paper</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260402<TRNAMT>+1200,0<FITID>F2
<NAME>Moyo &amp; Sons
<CHECKNUM>
<MEMO>INV 1000017
<CURRENCY><CURRATE>1.0<CURSYM>USD</CURRENCY>
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>382.34<DTASOF>20260430</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

/** XML with a section of character data, which names no currency. */
export const ofx2 = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF></CURDEF><BANKACCTFROM><ACCTID>9100</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261215</DTPOSTED><TRNAMT>-16.85</TRNAMT><FITID></FITID>
<NAME><![CDATA[SHOP <1>  ]]></NAME><MEMO></MEMO></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

/** A preamble, semicolons, Latin-1 letters, a decimal comma, two columns without signs, a total at the end. */
export const csvFrench = `Banque du Port;;;;
Compte;GB33BUKB20201555555555;USD;;
Période;01/11/2026;30/11/2026;;

Date opération;Libellé;Référence;Débit;Crédit
02/11/2026;VIR Société Kabila 1000 017;FT1;;"5 200,00"
03/11/2026;Frais;FT2;-12,50;
03/11/2026;Frais;;-12,50;
03/11/2026;Frais;;-12,50;
Total;;;-37,50;"5 200,00"
`

/** Commas, thousands in quotes, one column with a sign behind, an American day, a guard against formulas. */
export const csvAmerican = `Posting Date,Description,Amount,Balance
11/02/2026,"WIRE FROM MOYO, T  INV-1000017","5,200.00","6,200.00"
11/13/2026,'+REFUND 1000025,"(1,250.10)","4,949.90"
`
