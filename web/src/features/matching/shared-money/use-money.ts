import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMoneyQueryKey } from '@/api/@tanstack/react-query.gen';
import { getMoneyOptions, saveParentInputsMutation } from '@/api/queries/family.gen';

export const useMoney = (studentId: string) => useQuery(getMoneyOptions({ path: { studentId } }));

export const useSaveInputs = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    ...saveParentInputsMutation(),
    onSuccess: (money) => client.setQueryData(getMoneyQueryKey({ path: { studentId } }), money),
  });
};
