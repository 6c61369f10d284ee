import { css } from 'virtual:element-kind-css/slider'
import { withSlider } from '@letterslot/react/kinds/slider'
import { addKind } from './add-kind.ts'

addKind(withSlider, css)
