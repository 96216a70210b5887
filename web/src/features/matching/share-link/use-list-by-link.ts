import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getListByLinkOptions } from '@/api/queries/family.gen';

const TOKEN = /^#([\w-]{43})$/;

/** After the #, so that no browser sends it along. It stays when the page jumps to one of its parts. */
const useShareToken = () => {
  const inAddress = TOKEN.exec(useLocation().hash)?.[1];
  const [token, setToken] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  return inAddress ?? token;
};

/** Read again when the reader comes back to the page: the student may have ended it. `query` is null without a token. */
export const useListByLink = () => {
  const token = useShareToken();
  const query = useQuery({
    ...getListByLinkOptions({ headers: { 'x-share-token': token ?? '' } }),
    enabled: token !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return token === undefined ? null : query;
};
