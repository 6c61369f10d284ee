declare module 'virtual:letterslot-own-drawing' {
  import type { Drawer } from '../../react/src/shown-form.test.kit.tsx'

  /** The form's runtime as published scripts have it, drawn without React. */
  export const byOurs: Drawer
  export { hydrate, render } from '../runtime/draw.ts'
  export { Fragment, jsx, useEffect, useSyncExternalStore } from '../runtime/react.ts'
}
