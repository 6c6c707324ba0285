import Anchor from '@mui/icons-material/AnchorOutlined'
import Boat from '@mui/icons-material/DirectionsBoatOutlined'
import Globe from '@mui/icons-material/PublicOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const tariffs = staffResource({
  name: 'support/tariffs',
  menu: { name: 'Tariffs', icon: Boat },
  list: ['listSupportTariffs', lazyPage(() => import('./TariffList.tsx'), 'TariffList')],
  create: ['createTariff', lazyPage(() => import('./TariffCreate.tsx'), 'TariffCreate')],
  edit: ['updateTariff', lazyPage(() => import('./TariffEdit.tsx'), 'TariffEdit')],
})

export const destinations = staffResource({
  name: 'support/destinations',
  menu: { name: 'Destinations', icon: Globe },
  list: [
    'listSupportDestinations',
    lazyPage(() => import('./destinations/DestinationList.tsx'), 'DestinationList'),
  ],
  edit: [
    'updateDestination',
    lazyPage(() => import('./destinations/DestinationEdit.tsx'), 'DestinationEdit'),
  ],
})

export const ports = staffResource({
  name: 'support/ports',
  menu: { name: 'Ports', icon: Anchor },
  list: ['listSupportPorts', lazyPage(() => import('./ports/PortList.tsx'), 'PortList')],
  create: ['createPort', lazyPage(() => import('./ports/PortForms.tsx'), 'PortCreate')],
  edit: ['updatePort', lazyPage(() => import('./ports/PortForms.tsx'), 'PortEdit')],
})
