import { Price } from './Price.tsx'
import { Column, Row } from '../stories/story-layout.tsx'

export default {}

export const Sizes = () => (
  <Column>
    <Price amount="4500.00" currency="USD" size="small" />
    <Price amount="4500.00" currency="USD" />
    <Price amount="4500.00" currency="USD" size="large" />
  </Column>
)

export const Reduced = () => (
  <Column>
    <Price amount="4050.00" currency="USD" struck="4500.00" size="small" />
    <Price amount="4050.00" currency="USD" struck="4500.00" />
    <Price amount="4050.00" currency="USD" struck="4500.00" size="large" />
  </Column>
)

export const Currencies = () => (
  <Row>
    <Price amount="585000.00" currency="KES" />
    <Price amount="585000.50" currency="KES" />
    <Price amount="620000" currency="JPY" />
    <Price amount="3900.00" currency="EUR" />
  </Row>
)

export const InANarrowPlace = () => (
  <div style={{ maxWidth: '140px' }}>
    <Price amount="123456789.00" currency="KES" struck="223456789.00" size="large" />
  </div>
)
