import { expect, test } from 'vitest'
import { describeStatistics } from './statistics.ts'

const points = (values: (number | null)[]) => ({
  dates: values.map((_, at) => `20${10 + at}-12-01`),
  values,
  updatedAt: values.map(() => 0),
})

test('describes a distribution as a textbook does', () => {
  expect(describeStatistics(points([2, 4, 4, 4, 5, 5, 7, 9]))).toEqual({
    min: { date: '2010-12-01', value: 2 },
    max: { date: '2017-12-01', value: 9 },
    median: { date: '2013-12-01', value: 4.5 },
    mean: 5,
    variance: 4.571428571,
    standardDeviation: 2.138089935,
    coefficientVariation: 0.4276179871,
    skewness: 0.65625,
    kurtosis: -0.21875,
    startDate: '2010-12-01',
    endDate: '2017-12-01',
    numPoints: 8,
  })
})

test('leaves out figures that few or equal points do not have', () => {
  expect(describeStatistics(points([3]))).not.toHaveProperty('variance')
  expect(describeStatistics(points([3, 3]))).not.toHaveProperty('skewness')
  expect(describeStatistics(points([-1, 1]))).not.toHaveProperty('coefficientVariation')
  expect(describeStatistics(points([null]))).toEqual({ numPoints: 0 })
})
