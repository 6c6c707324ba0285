import { Badge } from '@bandari/ui'
import Alarm from '@mui/icons-material/AlarmOutlined'
import Timer from '@mui/icons-material/TimerOutlined'
import { useNow } from '../shared/use-now.ts'
import { timeLeft } from './time-left.ts'

/** A ticking countdown to a deadline. Text and an icon show when it has passed. */
export function TimeLeft({ due_at }: { due_at: string }) {
  const { isOverdue, text } = timeLeft({ due_at }, useNow())
  const Icon = isOverdue ? Alarm : Timer
  return (
    <Badge tone={isOverdue ? 'refusal' : 'attention'} className="tabular">
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {text}
    </Badge>
  )
}
