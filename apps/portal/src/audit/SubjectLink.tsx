import type { MouseEvent } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { type Subject, subjectTitle } from './audit-labels.ts'
import { subjectPages } from './subjects.ts'

interface SubjectLinkProps {
  entry: Subject
  onClick?: (event: MouseEvent) => void
}

/** Links to the changed record, if it has a page that the person may open. */
export function SubjectLink({ entry, onClick }: SubjectLinkProps) {
  const { permissions } = usePermissions<Permissions>()
  const page = subjectPages[entry.subject]
  const title = subjectTitle(entry)
  if (!page || !may(permissions, page.operation)) return title
  return (
    <Link to={page.path(entry.subject_id)} {...(onClick && { onClick })}>
      {title}
    </Link>
  )
}
