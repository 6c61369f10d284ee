declare module 'virtual:letterslot-preact-form' {
  import type { Drawer } from '../../react/src/shown-form.test.kit.tsx'

  /** The form's runtime with Preact in React's place. */
  export const byPreact: Drawer
}
