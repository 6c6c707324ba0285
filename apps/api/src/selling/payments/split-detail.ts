/** `Bank: Harbour Bank` → its label and value; a line without a label has none. */
export function splitDetail(line: string): { label: string; value: string } {
  const at = line.indexOf(':')
  return at < 0
    ? { label: '', value: line }
    : { label: line.slice(0, at), value: line.slice(at + 1).trim() }
}
