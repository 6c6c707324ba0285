/** The package names no entry that Node reads as a module, so its file is named here. */
declare module '@panzoom/panzoom/dist/panzoom.es.js' {
  export { default } from '@panzoom/panzoom'
}
