import { checkDrawings } from './draw-checks.ts'
import { bodies, colours, views } from './draw.ts'

checkDrawings(
  bodies.flatMap((body) =>
    colours.flatMap((colour) => views.map((view) => ({ body, colour, view }))),
  ),
)
