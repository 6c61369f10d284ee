import { drawInto } from '../page-renderer/react.mjs'
import { formElement, scene } from './scene.mjs'

let draw
scene.mount = (props) => {
  draw ??= drawInto(scene.root, false)
  draw(formElement(props))
}
scene.hydrate = (props) => {
  draw = drawInto(scene.root, true)
  draw(formElement(props))
}
scene.unmount = () => {
  draw = undefined
}
