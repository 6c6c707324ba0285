import { useGetIdentity } from 'react-admin'

/** Tells a password manager whose password a form asks for: without it, another account's may be offered or overwritten. */
export function AccountName() {
  const { identity } = useGetIdentity()
  return (
    <input
      type="text"
      autoComplete="username"
      hidden
      readOnly
      value={identity === undefined ? '' : String(identity.id)}
    />
  )
}
