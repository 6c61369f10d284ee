// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
import { hydrate, render } from 'preact'
import { whileHydrating } from '../preact/react.mjs'
import { formElement, scene } from './scene.mjs'

scene.mount = (props) => render(formElement(props), scene.root)
scene.hydrate = (props) => whileHydrating(() => hydrate(formElement(props), scene.root))
scene.unmount = () => render(null, scene.root)
