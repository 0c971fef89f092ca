/** The address of the timings and checks, below the admin's route. */
export const performancePath = '/tests'
