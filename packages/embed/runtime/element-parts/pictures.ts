import { css } from 'virtual:element-kind-css/pictures'
import { withPictures } from '@letterslot/react/kinds/pictures'
import { addKind } from './add-kind.ts'

addKind(withPictures, css)
