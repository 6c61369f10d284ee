import { addLook } from '../add-look.ts'
import { addToElement } from '../add-to-element.ts'

addToElement(addLook)
