export { type After, createFaults, type FaultOptions, type Faults } from './create-faults.ts'
export {
  type Accident,
  type AccidentName,
  type AccidentWeights,
  accidentNames,
  createRandomFaults,
  type RandomFaultOptions,
  type RandomFaults,
  usualWeights,
} from './create-random-faults.ts'
export { type FaultName, faultNames, reachesProvider } from './fault-name.ts'
