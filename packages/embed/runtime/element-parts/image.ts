import { css } from 'virtual:element-kind-css/image'
import { withImage } from '@letterslot/react/kinds/image'
import { addKind } from './add-kind.ts'

addKind(withImage, css)
