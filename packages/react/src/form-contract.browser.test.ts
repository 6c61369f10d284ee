import { describeDrawing } from './drawing-contract.test.kit.ts'
import { describeSending } from './sending-contract.test.kit.ts'

describeDrawing('React')
describeSending('React')
