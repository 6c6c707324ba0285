import { Skeleton } from '@bandari/ui'

export function EditorSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Loading the editor…</p>
      <Skeleton shape="block" height="420px" />
    </div>
  )
}
