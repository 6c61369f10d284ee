import { css } from 'virtual:element-kind-css/steps'
import { withSteps } from '@letterslot/react/kinds/steps'
import { addKind } from './add-kind.ts'

addKind(withSteps, css)
