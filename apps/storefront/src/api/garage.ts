import type { DeviceGarage, Garage, GarageTakenAlong, TreeTrim } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import type { ChosenVehicle } from './fitment.ts'
import { showAnswer } from './show-answer.ts'

// What is taken along is answered with more than the vehicles.
const showVehicles = showAnswer<Garage>('Garage', (dispatch, { vehicles }) => {
  dispatch(garageApi.util.upsertQueryData('listGarage', undefined, { vehicles }))
})

export const garageApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGarage: build.query<Garage, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/garage/')),
      providesTags: ['Garage'],
    }),
    chooseGarageVehicle: build.mutation<Garage, ChosenVehicle>({
      queryFn: (body, store) => answer(clientOf(store).POST('/garage/', { body })),
      ...showVehicles,
    }),
    chooseNoGarageVehicle: build.mutation<Garage, void>({
      queryFn: (_, store) => answer(clientOf(store).DELETE('/garage/chosen/')),
      ...showVehicles,
    }),
    removeGarageVehicle: build.mutation<Garage, ChosenVehicle>({
      queryFn: (path, store) =>
        answer(clientOf(store).DELETE('/garage/{trim}/{year}/', { params: { path } })),
      ...showVehicles,
    }),
    takeGarageAlong: build.mutation<GarageTakenAlong, DeviceGarage>({
      queryFn: (body, store) => answer(clientOf(store).POST('/garage/device/', { body })),
      ...showVehicles,
    }),
    /** Names of some vehicles; one that the tree does not know any more is left out. */
    listTrims: build.query<TreeTrim[], readonly number[]>({
      queryFn: async (trims, store) => {
        const client = clientOf(store)
        const answers = await Promise.all(
          trims.map((trim) =>
            answer(client.GET('/vehicle-tree/{trim}', { params: { path: { trim } } })),
          ),
        )
        const failed = answers.find((one) => 'error' in one && one.error.status !== 404)
        if (failed && 'error' in failed) return failed
        return { data: answers.flatMap((one) => ('data' in one ? [one.data] : [])) }
      },
    }),
  }),
})

export const { useListGarageQuery, useListTrimsQuery } = garageApi
