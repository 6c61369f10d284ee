// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
import { createElement, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { formElement, scene } from './scene.mjs'

const strict = (props) => createElement(StrictMode, null, formElement(props))
let root

scene.mount = (props) => {
  root ??= createRoot(scene.root)
  root.render(strict(props))
}
scene.markup = (props) => renderToString(strict(props))
scene.hydrate = (props) => {
  root = hydrateRoot(scene.root, strict(props))
}
scene.unmount = () => {
  root?.unmount()
  root = undefined
}
