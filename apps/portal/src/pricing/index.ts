import Anchor from '@mui/icons-material/AnchorOutlined'
import Boat from '@mui/icons-material/DirectionsBoatOutlined'
import Shield from '@mui/icons-material/ShieldOutlined'
import Search from '@mui/icons-material/ManageSearchOutlined'
import Globe from '@mui/icons-material/PublicOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const tariffs = staffResource({
  name: 'support/tariffs',
  menu: { group: 'shipping', name: 'portal.menu.tariffs', icon: Boat },
  list: [
    'listSupportTariffs',
    lazyPage(() => import('./tariffs/TariffList.tsx'), 'TariffList', ['staff', 'staffTariffs']),
  ],
  create: [
    'createTariff',
    lazyPage(() => import('./tariffs/TariffCreate.tsx'), 'TariffCreate', ['staff', 'staffTariffs']),
  ],
  edit: [
    'updateTariff',
    lazyPage(() => import('./tariffs/TariffEdit.tsx'), 'TariffEdit', ['staff', 'staffTariffs']),
  ],
})

export const insuranceTariffs = staffResource({
  name: 'support/insurance-tariffs',
  menu: { group: 'shipping', name: 'portal.menu.insuranceTariffs', icon: Shield },
  list: [
    'listSupportInsuranceTariffs',
    lazyPage(() => import('./insurance/InsuranceList.tsx'), 'InsuranceList', [
      'staff',
      'staffTariffs',
      'staffInsurance',
    ]),
  ],
  create: [
    'setInsuranceTariff',
    lazyPage(() => import('./insurance/InsuranceCreate.tsx'), 'InsuranceCreate', [
      'staff',
      'staffTariffs',
      'staffInsurance',
    ]),
  ],
})

export const localCharges = staffResource({
  name: 'support/door-tariffs',
  menu: { group: 'shipping', name: 'portal.menu.doorTariffs', icon: Search },
  list: [
    'listSupportDoorTariffs',
    lazyPage(() => import('./local-charges/LocalChargeList.tsx'), 'LocalChargeList', [
      'staff',
      'staffTariffs',
      'staffDoorTariffs',
    ]),
  ],
  create: [
    'setDoorTariff',
    lazyPage(() => import('./local-charges/LocalChargeCreate.tsx'), 'LocalChargeCreate', [
      'staff',
      'staffTariffs',
      'staffDoorTariffs',
    ]),
  ],
})

export const destinations = staffResource({
  name: 'support/destinations',
  menu: { group: 'shipping', name: 'portal.menu.destinations', icon: Globe },
  list: [
    'listSupportDestinations',
    lazyPage(() => import('./shipping/destinations/DestinationList.tsx'), 'DestinationList', [
      'staff',
      'staffTariffs',
    ]),
  ],
  edit: [
    'updateDestination',
    lazyPage(() => import('./shipping/destinations/DestinationEdit.tsx'), 'DestinationEdit', [
      'staff',
      'staffTariffs',
    ]),
  ],
})

export const ports = staffResource({
  name: 'support/ports',
  menu: { group: 'shipping', name: 'portal.menu.ports', icon: Anchor },
  list: [
    'listSupportPorts',
    lazyPage(() => import('./shipping/ports/PortList.tsx'), 'PortList', ['staff', 'staffTariffs']),
  ],
  create: [
    'createPort',
    lazyPage(() => import('./shipping/ports/PortForms.tsx'), 'PortCreate', [
      'staff',
      'staffTariffs',
    ]),
  ],
  edit: [
    'updatePort',
    lazyPage(() => import('./shipping/ports/PortForms.tsx'), 'PortEdit', ['staff', 'staffTariffs']),
  ],
})
