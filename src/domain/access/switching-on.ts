type Who = { id: string; isSuperAdmin: boolean }

/**
 * Whoever switched an organization off takes that back; where somebody else did, only a super administrator switches it
 * on again. Decided here: the specification names the switch, not who may turn it. `offBy` is null where nobody knows.
 */
export const canReactivateOrganization = ({ id, isSuperAdmin }: Who, offBy: string | null): boolean =>
  isSuperAdmin || id === offBy
