export const id = 498;
export const ids = [498];
export const modules = {

/***/ 57498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  grpcSend: () => (/* binding */ grpcSend)
});

// UNUSED EXPORTS: frameOf, grpcStatus, restError

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
var from_binary = __webpack_require__(39859);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-json.js
var to_json = __webpack_require__(78619);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
var to_binary = __webpack_require__(85224);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-json.js + 1 modules
var from_json = __webpack_require__(61604);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/gen/google/protobuf/any_pb.js
var any_pb = __webpack_require__(47036);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/registry.js + 2 modules
var registry = __webpack_require__(80370);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/extensions.js
var extensions = __webpack_require__(94483);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/gen/google/protobuf/descriptor_pb.js + 1 modules
var descriptor_pb = __webpack_require__(27573);
;// CONCATENATED MODULE: ./lib/proto/descriptors.js
const descriptors = '3b1pmCTZUSBYHldGWuTh+SqrKivqyorqozq7O6oru7u6ulrdrchIr8yoioxIeURmdzW7OJ4RnlmuiowIuUdkdzaIkZDQaMUxCDSggUUsmgOGnRlYDYvYQeJYceyggRlgv9ll+TgGGCQxwB7MB+wM+7Fr7/Aj3OPKKnVr9aMqw+3Zs2fvsmfPnj178FszsFS7q5vNva5u1a/U9La+YzbMjmnYvo9s22p1WuSUi5v1Ji99YAYgLwCHJAUTW6XbpfIrJfkYOQ0n8rlNrZDb0NbU8tZmRcurSq6qyEZI0tbmKibtklNwvCepWKhU5b2QPKtKUakq8l1yEc76krRCabtQVZwC/6VELkA6HIVS/7zUnwYv5V9J5DTMCxS1XHTJ/9NIMInX559FyCkg/iRa4o+G5OEl/VjEywwmaSuF0mqhtOaU+NFofxRe8ndGvXX2o1AOvmsADc7JxxyUqlLKlara9laxpKnKZlmtciofi5PLcElQyeXz5a1SVctVKuV8IVctlEsOz58djslZ/+k4eQQuDsSkZf/McIq8Ij8bJ2fhlMAsrCqlaqF6R3D2zROhqZybD02QtDv0nFTKwd8Oz8lL/fCEtx5O6qZa3i6sKqrTMn8XhuBxTr4byENwYQAe5el7hlHj3H0cyII71yr5woa2kSvl1hT57wG5BOcxRdlWStWKVtlaqeTVwia2qWD6t1NibIQhUU5+NzWIDmfj91JkHmYRCceVoP65KR+UN8DPTxEC0w6UFvILfkxO9RenyEmYQ+hGrlS4qVSqDPtfTpHjMENHdG5NFPb5KTIHUwJI8X7Fh8eJ/uqUmFIO0Q2lmlvNVXMs17+eEsOB8lIoVRW1lCtqudWNQkn+NaeY3OZtluE/TpETICNoW1ErTsP9xZQQDp4Jx5L+nynR7MXCippTC0pFy6nVws1cXkzJb5kRHZtb3S5UyhSHpvzZDDkHC5iyWS4W8ginP/ho/o1ZsghnfMlcIoiW+q1Zch5Oh2JQCr/dnwJvw9+ZFW3oYKwq+YJb99+dFRV0EMrbiqoWVhXBxe8FaTgolMa/G0CD8/H7s76uyq8r+dsOtvyHs6Jfqoq6UUHZomxW5b8354wKCqaFfe/cToKukk//+l9EY8ljC8fgUxE4sddq7TWMK3rbvHK302nzhRQYOKu3zcxfS5Bc73TaardhkDQkbaNh1Dota0FalC5Pqs43IRDdMzoLEQSvH1PxA2HtbmchKmDtbofMQ6zdsjsLMQ6kX2QBEnWjYXSMhTiH829yEuJtvVO7u5DgCeyTEIjttOqHCxOUD/qbKHBcr9fNjtlq6g1tx2zWzeaevZBajF5OLc9n3WplRZVU4mZY4fgrkzDR1jsdw2oGGu1PLVjkjUZTdrq7V+qGXbPMdqdl8fab5QUJjMwvSzB302wYqw5mxeiQ6xDbNRvGgkTZeyjbkyvrz7GJYJXmWPr65Pv+5Jf/RpLfj/+n98k99k2eyWI+Dz8HVxGiYSbNBWu20dGMNzpG0zZbzfSTIbkC3CoCPfMLcTgewhp2SFPfN/jAoL/JArZk7Z6+Z7CBoYpPch6gbrSNZt1o1g4XoovRy5OqB0Ieh7l2d6dh1jQPGixGL8dVmSWsusiPwuzrhn7Pi5qiqDMIXvVRbbWxt72os7RwmSV4kPMwtW/Ytr5naJ3DtrEQo/20GOin3j5K8VzVw7ZBcjBpNLv7jEK8T08rze5+L5UkZuMkJmzDOjBrxkKCEng0QKDC0ntpiHwkD5NOfy9MUCIPh4w3o1HvJeHmI9dggrWRvZBclC6nls+GDtkyw1EFMimAbLe6Vs3Qaq26oZnN3dbCJCVwIVgRiphv1Y1Cc7elzti+b3ISEvZhs6O/sTBFhxP/IsswYbBpvDCzKF2eWV4ItjFLVwVi5q8TMDvKGH4B4rvYMguRcdqN5fE3fOKIDZ+DVNOwO0adjaLoiOMQWKbgMIwdaRi+CrMOS5qlN/fEeL4yjJOsIzxUzKbOGL5vsgrQahqtXa1u1BoLyT6tVEaUQCu1GLTWIM+7w3Oiz+jaYBMzMEK3YMYycK4YdV6zScpEdmjNVJ6NVWza8n6SS+AANDqsgEqaKQEs4fDKARyYtsn2pgspOnovBufF4f5Oq7HtIKqeTOk3YcbfwmQe4nZHtzp0IMdV9kFkiBrNOpXEcRV/kne6bRalbfZIcFD4KPc2Xfo5mPa1wahFZ/7nGJwIpU1ehflu02x2DKttGTjqWVkLX5joM263vNiMinq8GwSSO5DCIaZbOiXIJvTyaFXOrro5V6IfliKqlxZ5DpK7ht7pWoa9sEyb8kxwnjOEitFRHWSyD1MHhmXumjXGVJSOgOsjMrXtyVrp6B3jBmyVthW1cLOgrDI2feTTH5Mg5akJStRmd3/HsHh/8S9yBiZ3u40GG7ds7U4igI5ZAjEuiaiYxN+oG4pxTXW4pOp8s7S2oXeMOlXjaBr7vhVLxuR45hmYC1SFzEJqVckXcyrdJ8vHyAx4aidLS4nk70zIX5hYmkx+cUJ+3/ve975I5ucSMB8mT0NFu1v5qK/yOYg39B2jQZXUmeXHR5LY2SJmUVlO8hJvojilsDQaBZSzvDnPwCT+Ze2fYO2PANr+aUhSEVo3nL4R3yh06sau3m10tAO90TW4gjzFgdsIIxcgxSSu2awbb9DVOK4yIVxACBb/brvVFGKLFoEAWvxzvYrAufDqBeTsozDL9Gk+pfXGwhwdDjMMXObQzE9EIEYXnVlIVe9sKtpqeWulqMgSDgEKuFks56pyxPkulKrXnpGjToYtBoh5EZ5eluNEhilGoPCqsnrtGTnhhzy9LE+QaZikkJVyuSgnHZqVqloorcmTDk1qg5PBobChVCpom0g5GCt3qkpFnvKx9fSyPO0UoZS2NuQZMgfTrAjBxGwP6NozsuwywqjM+QDXnpFJJg9xOgwJgZlibkUpamVqyMgVZcmFqcom7lFX5agX9q6tgqqsypFMDebDFtvQKeQZC5E+Y4HS6h0LmX8UheMhCkdoIS9DnI1lJrEfC9Vc6MgOqGE0n1d1jfZRXZFEYMD+lwHFgOlO10bRnShsPAUhPlRBSBxFQXgB5gK8jLxQf0CChX7tO0SqRnxS9YXeTrjYvx8Dw+W/l+Bk+C4nlIeXILFvdO62hNb+SIguiMm944Xn8iqT0X5bFcZNL6dsQVMTdscy9P3MfxWBE6FFhbJ9DsBstrsdpqcz0T5JIVQaotjudpx0tvwCA1GE6y7bMcr2+T71Doz0p0CuNUyj2dEY42Zzjy3jN+K7esM21FmWXBGpmIMOJ8uTI+HLwZKdHJl/MQUpzw6RXISpd+sHuiZMBKwlUgjb5GaCp2CeorS6HcPSag3dtmmjJSkqwbQyJuVFCvm/JThOs+x3Gx2z3TCo9cOmi5hgbeXnpE9Jn5WSfzSx+KWJpR+XqndNe3HHuKsfmC1r0bQXjaa+0zDqizuHi3zdXDSbi3znaC8uP7X8zKLerC/qO60DI7tYbS3WTRuzLJqdJxYPW93Fmt5ctI3O4tcJRS97ub2TRcYey+K+TDObzCxD67T44uIdpfJ1i63mIhqhDsx6V28scjuC/cQibsLsJxZb1iLf0dtZdQ6JbfBKYrPaZBXO0arvGU3D0juGZrynqzdsTW/Wtbu6fXdhHhthJbIgqacRcY3jKRQt16yv6/ZdcgNOUip2xzKbe1rtrlG7p3U7u9cXzni7l7ZyheLkEWWrs3udVGAKR9S++aah7bYsqlnMhAhszzDIlnmGjVbduBGvbCrKqpoSVG62LJwVey1nlKTYrNhriTHyLByv1VidzZomGmhB9jI7V6utMQQ+bW3yPJxwG8ubcS5Qy96sz8Lx9mEwI/GV2D7szfYwtXlZRo0qwqe82J4E8jMSyLWaxsagpltGU7cXLlDsWMfqGivfLn1K+oi0+McTSx+UehEHjN4DwzoUY5iO3taBYVlm3bAXdctYNPeaLcuoZ+lkYGIBiVnGfuvAqPeO/2ue8a/O1GoKLTNHeSBLMNfaeXeNjW2tbRm75hsLD9F+m8UEOls3KZg8BnLNvqtbbboC2m29Ziw8zFAZvCTAKC/s183djqD4KJMXFMapXQa5fbftL/gyRZtp3217y70E04jpFvoY05Pbdz0lPgMnEWnf6Oh1vaN7sJ+g2PPtu+0Nnujj0+ruHDoj9knGJ8LEmD3ydvHLtjnO3IAp70wkk8Dmoiyhspovr6Ka+ZoiR1DdLRaqiqZulaqFDUWOLj3DNmLpJ8hS8ncmyFS2vZNF6ZattdvpU85Xvt32THzPtu1WLLkkP34rlnxEfpQ2amByZf46CjN++w15B5wSBlq0aL9uWlTo7OtMp3Em1zzHqhidV0wLRcq+3iFFuNBsaXZHb9Z1q+41j+u1mmHbLaa/OFTONlsVjuwu5TmO2jO3o/3m9hmY3NfbmtHsWOzoIqkm9/W2gt9kGx5xUbWGsafXDjW6DaPGRK3Wau42zFrHpjKQyfGMm6NIM9yyW026+8oLbN9gm/qKGGwhO3emN92KJeNy4lYsmZAnbsWSSXnyViw5KUPmV6dhyrupxD16jWpBEl1iLg3cgmbzqB7dSLAdnMpyoqKKU9Rg6m5S5V9kDRLvtiltpm0/NJj2rQolPnmropXK6kauqPLs5DTEGvqbh35FioJIFma7TWaZwb5GrFkv1oybWkT8EcfXOYjhkYdf28FxQsHkMkzVjZ3unmYZdb3W8a+RKZqk0hRyGyaxv5q0v+doMzw5uBl4d4tMqpufrMNER7f2jI69cHwxenkmxLAaQqpKs1CbiMhOXgGZr0IaX9rshXk6GJ8YTJKb/1dZJnXW8H3758iJcebIFszy35rdbbdbVmfhJM0/hCFBjOVRZ3Z931++qZd+DWb8jeE9PYmOeHqCu0exJcfFjX2kfyoCM/6KkTUgosfMZsdq1bs1o84nbf9y5niegpPFS8gzEyIjElp158gVOC4IILHXdauJexe2myKepFdYCsmBGC4a14a4YbB/sTM8g8rw2U5/v3WgNzTDsloWO+bGnT4FKgjLXIE4lVMEgEsq+RhJQixfVnEVlmGKQbXNgpJX5EjmWUgw4YMrtCN+5GP8k9OQROrWxoqiypHMFsz2TFZyAuZUpYpeOOWS5nrH+cBiuZfIPMguuFLeUik33xoBuXfmoqdcNaeuKVWN2b8c0vMgexNuFqh57wKc8UKVV6tKibpdqLnSGuoePfSExS2KrPrpKcVVOdYLLpeU8k053ls6tcIlSBpO9kI1pVRV78gTvQVXFHW7kFfkJDkJxM9Rdb28Kk8OWuKIfDzz4xJMeS1jPgkkfaWu0pnfjEDKYypDk4TeaLRe1/SGqdt8IQUKyiFk1IVrdN0ncWTdZ+IrWPeJy4nMD0RB7rWA9bSf1K/9vPWMjFPPXpUg2lclCFnpYl/JK92SwnclL5IXkn80QQjuQ9CSQteqLA6udMYPwwHU2wPe0f/bEsz47X6+hs+M0/D+jr3Yr2Pf0tn9g1GY9hkIR+XyPTBn1o39dquDrjNawzgwGrQ5ZkLcA3wlZAtuviJmu3G8sKpsbJarSil/RywYqmz2oPka/tJXxhZ6E+Te2uC6EVIf+Rg5DrOlslZBdz/l5k0lX62w4y0HuypHwvroe6NwPIQjkuP2ZGbwfnKUWmTRZrGpWx1ufn4MsJmbHdx2WPz4kKlFsy6cnSA+AaTdss2OeYAePeKsEeVBTJVFSqHZcbCbxp7eg406UFSVRYqDfRGm6q0u2rQYHkp8SU0xmIPCzZPuIeeUmmIwhvIozOp7exYSF4SY1XjGAVPE9C1IinbA/Tm2hNZmByMRPPdsisSLMGXaruPcQmQxcjmppkzbdY778XkAd9CRj0oww9avNp7pNGtiu/rYgKHKpOcmz7Dy8ocl6eNS7OOS9ElpmiSVVzfR/7O68MEJ+l3Y4N9fmPCnf3HiU1I0+cUJdXrXS480vK5AkX4bXJcbhTsArTxGGUlQRlIkkS+WK8oqZWOSxMqbSmnhC6JI12vo4xKcEmf9fCk3mrVWXWjcM8tXBxWu8qy0SRSeceXJQJPkSquclxRJbObyt5VVl5sTVhgV8o0wi1ZtHBtmnTlfxPqd1rscoZl728nBG4WxMklipXJJEWxQR4U7LhszXV9W8o0gC/OV0yTxfg4HLgPcCOY0xiMeDubJbFEprVXXtU1VoefGCx8Uxc/u+zOSb5IgxTQsZjNjxo5HBpVNFSyKvfI8LTYqBsQpQorKWi5/R1tBl3Pl5s2yysYokHiuWCy/4jYEvNshQz4jwbzR3G2he2CTHhNpduewwWZ0qKHAOzJpvhLNVsFcK699WIp8HBmLUN5iH5filMOJj0vJj0uTn5TmyFSleqeoaIxbyuEMmaQwPNZZ+JIfcG3hjynbX5pQiREoj/ySBKeFu4VNj2A1z2FtktZBGVQH98SWA7N8V957oLuyyqr2SWmWgPIqdbbPFYu0AieIzCHV8qZWVLaVIq1HitB9ZL7qVuJUPZw8+ZynIyijWsPcNzs2P8LJDaoEPdAsUnRRC943npSVEq1AwumYT0rnyWk+aEplTQgurVjYKFQromKbarla5jBPf/yx2x+eMtI/KMFcoEkz75fgVJ9mJQ/DxVXlZm6rWNUqdzZWykVtu1AprBSK9HaNs1rPgKfR2Ra4t8nlCG60i+U8XqYoFuWo2Mfnq3LsVjIpsQU8fQgk2GCZGpBgm5EFmPc2gIehc9C/7Rh/vS0nRzL/BUz7Fhfc8dKdMsqLilLKe3foU+AsJrKEX2KpkSOovPDSHb+RaOY5SIrFAvfddPvcs+tPAl0pZAnbhq0gciSzDSdCBT25BBeErwrb0WtKKV+mVzVcmgBc4jMuxWogRzIFmPGLa3IGTm1Vb17XtnPFwmqux9oBwGW2HEFGUZbL0UwsKclSpgKzPYKXnIUFbn4I44q2kE8UM0PMqkJ7hPK3DuBKVNQUb1XKJe0mWnGqHlKTwCSoLKGxIShm5Uhm1xk9Xum0CGeV0s2ymle0Um4D+WOyzyU9Da7oEyYmVzqyEe2IQjm69JkIKqLfUkr/8wg5l/ziBJnADRSe8sziDzzgEWr2heSXJkgyy0+90zL+uqUf6A7CmeQfT5AEgvda6Rn8u9ZyEi8l/8MEAQS2Dzt3W8003b1t0t8epD/hSOyokCHlK/jbQXo2+a+SZCFr7rfxn2XYtuZsY41O+iRNKbAUj+qWTX5ziciCfW2/28EDTnaYdYuevFOAh5cPlTjDOH+vcobpb4G0lEh+S0n+jtJSIvkdJfmjpVuJ5Bcm5C9OZP73KBC3bMco/SokHSs3uyXyjgFiWGTzgHqs3g41NGnum01zv7uvCdPvUJMmz8C/KQn9DR+J+FASLAP/Tv+VBAv9mD2SVboE8/xQmx6JO/vD2PD94XFPRqdTV1B9fwM1V0EpPpzSNM0iaNxC+YEWnogcdTehmU9EYcZ/2YGsQrLR4l7ArLcvD7kfkS1yfNXJmf5VCZICTE5CrK137lJy8ZWILKn0G+F2W2ce0ByO37gBbBh6nbp9tPb3jWbHFhtADs9zMF6l6Vi62fDh0ktdqiwSHOQbcFrQrRsdvXbXqLuZEtTp7RRHWOXpIu9S13fZaY8Y/LLT1T6XnXrvmnhuOi2FZPG3qLuT+zcRmBP+MXWnjzYA9Gaz1fH2UnCrHciXzTmZVA+B9H+QANykvt11AVK8VvTCGDtyAQbCA3U8jdkx9swm92NmH8KXL+b6+6t4gW9fb3bMGp+s18ZiPlvhuVWHTuYyJAXUWTWPkQmIVhTUG+jiVchV5MjSr0VgQkiP4zCrrBZ6FuDjMCOAfAH64IQXSDWaZfmPgsCn5S9M4MVVAVx+avlp+Yu9oGfkL/WCrsl/PIHXKF1mKtUcuhr/nRIuyAJ8VavielsuFe/Ikjdh2ZMQIefglEh4/vnnn3/Ok/j935boTb7uSf5EMPl5T/IPfFuCHIeUSN7IvSr/zd/8zd9MLG2BHFBp50H26bDYEcd6oFRNlSXU0zxQptLKkZVvhOO11n7v2FiRe5wY7XXptSc50l6roTf3si1rz70aiTYG23NBsr3zV5L0yUh0bXPlRyLpNZZxU4w81djFy6T/3ySh9y2lhWPwsxKc9VxSdaeOHbyrmg6/zpoeemHzxm2IIT4Z4i258GO//Blm4g2/S0qJBK6M/u0IXOjloGPuG3ZH32/3uzH6AkxWBQ7eorSNWqtZZwdDUVV84rxv6s2WzT1t2cfKN0vhvTfjkKRNvim9tjy07+41W683XX59HXi+twNfMRqN25gBtwC2ryWwM3//cXjOE8+j3dA7aHq4otcPTLtlHV45WL5iG7WuZXYONQHkLXTBE9xDZMw6OAfL6YHDJD2sBzKXgeSaeuPQNu1Sq7PZ0JtNo059dFsd10e31TEyv52AyVWjwwYqeRUSzYO63jb5md1L2SGMZp287i9srtL2am6zgBefGT2kvK83u3qDn+ccmfIGpYKUGT2kbNf05sFV7tt8ZMqVmt7cvoqUGb30CTgeUnR6qwfM6or21FobtXDdwhVf+P/W2kaFg9Aeiyi7rS53Sp9Uk7W2cRO/05+P9tBl/ND5UsMOFLfUxSfahO3uDvfL895tmnHB1OkeWWvtt1tN9Ig261wJSjmwQp08DDMuCiXFtJ9pB0opPQ5zLtqBYdlCUZ5UZSdhm8H9NB0PJC9Nurl+EoiL5uiM7KKPW5qjBT4Gsm51zF295nLATOGzAi4YwAZibeVgTvIGYmCB+BDM7Fl4Qam+o+10zUaH3xKaotDVnRWEoSOog0X9iO3uPnfgneWIeQ5eSbAbU5l9SK62al1U/sgMREwxLiJmnbwLgA9Lk55zovp1dfjo5eRyHKZ6iGT+OwnkXoRAuTchYRxQZTXCL4aOWqaC2VSeG0cmPSc3bH7lXXzS++6eYcmcTLk67RmYFJ75cAKmfQWQ6zDpSDQuidKBxcwR/6qLTL4BzqBTseac5tSNjmHtm002qIDSujG0vlWra2xyEqteCuvH1NOdfonkb8FZepjYr/gULf6FocXfRCL9yk/v9k0lL+Ht7jeMOneMfGR4SYiNYShoNnILJutCBC1MUxpLo4vT9WOqm53swbzO1yCt2epobbYK0SvtqeWnh5INLmDrx1SiB5e1V2F213zDV8YsLSM7SvV95HGz66G8B/MYPwE3et02uxeioQ+2PGIVNlnmLZ73pvkGVqEdgKK0QKfrzJ9FId2/80mVX8Nkp27vvI9x5L2cKdSCiEct+PfiyiK6FjGjZ2VTybOrqsfIU/AEhWKsHEXNcX1bVdC3S8uVcsU7lUJFy5dLqPNTW+Fj8DDNkS9vbJZLCg9s5ebdKFQ2ctX8uhxxUAVCEXOtKk68nlK5qm1V6H2/Xj4EKqIUSvni1qqyqhVKGlpU0bEqRrKwNCCHpryq5LfYRixXXZfj5AZcC8XP50qYZUWhtVTLxaKyqq3cwfg/ilrJqXfkBLkI5/hlzWKhpGgbhWphjQfJUl7FODYTmR+SIE7nIPrUMeOMWKmYvJ6iwAELWmTEBS066oIWC13QMpfQ2P7GEG1yGZKFfX3PUI1dTLeMdkuk42961VrfY+sOXrXW9+zMDZgvmnZHrAC2aryna9jB1ZJArHZgOHnxd+br4ERPXrvdatoGWYPJugByw8ZjI69yqpsXfWQuYBGqYbcaB0Z9u9to2qqBvj4Op+sAJtZas4zd0UsTDaVOmvwX3uIBenFRwxWNa8oDVz6Kjd/kWUgazTrLGB2accJo1vEr8+0SLPavH2/Nd8NJi6drB4igWQyDV/aZoZUNIa/OWyFlZn6UM4RAw+JRDsWtlH5jQ4aoWRdDA3+iqt2mVynMN9mV77iaREDFfJNeTKSJndY9oymuYCGkigByGpItq25Y2s4hj8wyQb9XDnEQ2vfMNl0b4yr9nflIBC4O4Ji34T6cPPAiONdweBteG9qG4fRPHISBySMw2zTe6GieejJJMY3gTaeuD0Gq0+roDa3W6jaZlIiuH1OBAvMI+7Ak0T3IPbPdNoT9TXyuzMCU5iGAO8/gqhcqK34iApOqsWtY9Ogu71varowwoHhO70omQ7RrNXhF8Wfm16SB65i4lc6jtt1hh0YMpFYL+SI66RKYYbf2laqSp7EbomjwY7BCJb9VwWVJjjn311nwODmO53fiLr6ccPIUcL1Y3corq/KEU5xYoZIOTwrGDizlFXnSofOKsiJD5lslmPLOp8Bs8OjlEb9ersJs7cC2NRuvz9Fwojz+znBxVWFZDtUZpFBxCGS+T4LjIdObZKlOY4ygv1M8UqW30z1CxvH9Gke40EvpLi+Zn5TQoMtYJyu+QZYduc7eMYYXzWsty7kqQD8y6sBhJjo5v12paNvLnlHGIE+za2geyDNyNHMFTvfdh4TOqP9LghOhQiJshNjd/X3dOhSRzPgnpuCZhtkQRyXik9wCsMSks3nkgKXR56nqyU0KAJ4hGB93CHoyL38+Bqcq3MwmdrzcqZV8QoJpn35Anh1aSJgukr42bjYm9DPnv+k3/vC7IgvkpM8q6GgX5OckON136SC5kUodtFCmV+6HBK/EOVqJU+SErxJi+SK/LMFCPw2CvHOk8gcoV+ncfVDgFXiMVuASueirANW67Cs+cREwd/+VBA+HGXnxuK/VvNI168LonQ5jk6FlPikBbBVWN2+ajY5hoTlOx2nQaVm21toVlkIHVt5F0xna9Y1mXW92KBJfvT3Q8i4epdXumo26ZTQRh4dQEKAyhnaeMJua1Wox7/akmjCbaqvVERpT3NGYAlX/RQnO9NqZjf1257CflX8C4gqmr7w33GAPNFUY67MjGutpkfdlqP/pKbga1ofMikXN9N0ddobiOYo5F9afLAsa6EcbFUPs+IPaN/NBCU7nLXQjqnjYExowve1pGc0OHz38i5Rhylsbvod4PDuwNllfCT4CmSfh9CqNXRrGBSpczsKCPzNLcHLN6IyG+3NccnixnU3VDYhhO3L1IdySxdo7604tlebxK/+Rgcp/dJDyHwtX/uMe5f+PuATvqQNX+t8F076xxXX9sbrDT+FtU+yfgSkvW8HupM1jNu8JOxL+Xv5UHOZ9TSOW5v9GgtmegdJncXabJXxgpcdpTc9a0Gf6X/n6rll/cWnpveTTEpDgBCTXhxTXd86Ox+gNyugzN/yz8aH+bDMBQDn/YQnmAoOSPDek+H5TMX19/Ix85V2klUiThX5s450CEpQvQxu5r0hKnwz6VaFQFR2/NLzjAyvhn0nBMMnM+X9ft+/1Ww4vwiR1/9zQ7Xu4a0DfFyYAJlX20f9o28k47tE2ZQu5uq8V888vwbNh65up72Oz6TUqEjTdtls10+fAEKoFmfr+W7Jkpof20vCT8z+cApJj9cu51QuXdp4TV3bjaBEjcrprLz9m9YDIBiT0ff1N7qCYWg4XeazBskE+sjmaWeVEkByrEPfkG5ccGxcqJ0LuALj5+QXT58ckmXewVQ8xcgvi+ptdy+AxFp8Zt96YV2UkyAuQqlEhy6ydk0MNDMDQqZ30BUh123UnMwzPzNBpZmxvs3O3u8OP8sZub7Oz3t1ROZF0BhKsQ6nJhqGLQ37+mf5FCeK09jSIptHU2RE+D1jPAIU62QHgEc+EITS1nD9KI2fzlEyhbtMwLupkTXyn3wEz/kScFveMQzEt7hmH4ZEUbkSuS+nPSwDu4CCHLOCaWTPc0PZMOyodecSJKHYi9j2rwazth6ZXYD4Mcaza/J0IJFhvkjdgTm+3NbNpd/RGQxfhI7Eqt480PrK5drvgpcbqIes94PRHJDgRiuutSpRV5Wu8VUktK0firLcwb4u8X4KT4VhkD6b9rcM6OnckHrykVT/d9LuABJHw1MyLJqZPVJ3xgguhMj1dggSTknTjYLXebdQ8E3CSQ5gHjUj2BIycVKc5tESBLBhQ5sMSnKdHa8Fq9t0vkSogrQMTdyee+45XRmjGTZ6PGjKn2p6vzMckuNCXFb6PeRkSdkfvdG1uOn10UJGUWIWiqzwbblctQ7ed80r+hXKPX+QT5kb+mfleZIuK7f5N1G8TrMHxEB2Fj/zseKNOJXoAlnkaLjANdIzuyzwFZ9eMzjg5fkuC86hcB/M8kG1ymArj2zpHB26dY4O2zvHwrXPCs3X+a360Glo7PvB0mA/TNrkAGbcrjwe78u3bUP+MBBe2qGrRf0j0GcjSgxrIHm0IleS+J87OfkRoQ/h76QclOB4iX/ASongZTDyBpYWciizC2XC0tXJ5jcbP6YuR28i9Vi7JEYyw0wfjtS0VY/lpkPLII7zlxt4dqlRz1a1KD0cngfhSVSW3imeCaTjpg6PnB0uLLH96EtIhI1jYOX5UghOhs77PFpd33yBBkR6z4zNP0K3vI+Shng2cl1/X7PErEiz0E7zkhYGCf7C4HpvvVcr3SzfC5kDm0YGV8RhDvl+ChX7CenB9hoj4vqYG3t5Lo7X3pyU41UcMkhuD2Bu8MqRfOFJebri5RKtwjpwZUAXyOxIs9JNgg1t2iNwbe6RsUXbLoSNl+frAbgjJkRVd81sSnOqjGg3umsGq3eCuGaKLZdZoXXM3pKXMO0YZYDdq4QQDZq4fPgEvDrD64MUzC18i27Na3bZmtRq4aLTbuH/6irD+DLXtfA08voKvrbF5rfD6rGF11FbD2OCVGaZd0msq+45zBfvIfFaCJ0ajzlWbfuS7cHZQU/Od5UADSr/C1dNGP7YwgtvDTID3zT2kXWw4M4Bxrlscje+FfnxnnoeHBzd4f+36P+FTAH1yhey+luEECxvUOdScbRjiMG3xuEgUqtCWWUcHy54mcW5fzPqqVKij9kzbC0nygyf8RjLM54S/v8J8TtoBM1hiHDNY5hpk1tg7eOM12vsj8BAuHkNnz/1sTI7S1G/hxuW7I/DwkDbgc3zYXJa+LHP57drSLP/bJCz2bRShEf+SBGcGDD3y0hC9eMiYTR+pNTPLdFV9giz1LneBeria25+iEWegyCS54fryl6c+Kq1P8cYgkZx5coTKejTpH5Xg/GBhO7i+Iwnqvlo176GlcXrozyV4aJRFmawN4nsMpSG9fv+EuJ53ndZ3GfW84f10Y8clTf61BOcGyqc+blmevcHQeubug0LALWtY7QKq6gcicD5wD7rLHoHrdx57A5KrHGXsO8gf6HNQOy0oinPaqyOe0wpm7+uY9i9lyA5Q2LnC0TwwO8YoGvqSh1ZNbzN3QNOwfR9c134g2vyQLrxPbf8bhRmDKVi0GYapsLdgyttqXGcdaO32Uk/tuR+ZJ4TZIaT8oF71GDUTjYT6kSikPIghqqpXlYz4VcmXIYY/+bnn46PWrIUBATAjThBjXzcbXI1lH+RxiHY6DX6ofTr40CjvWBWxSB7fXm2bDMSU1/hQ5XXGzUKPYs8B2GZzD2tpG/wdxkkG2bLppTaMmSIe1Mbf5AQk7hmHqIKz+8Lxe8ZhoX5fx8no2jnb01APzFlgDaa8U4/6XOPbEJ4+803NvPg4VH0ZM/8LNzF5GH0gerrboBFvg76FqvjvcRdCf8249l2EaZ8M5Or2yNN5yjOd3z6l+v1xOO6tntCjf0SCuYCAI88MVziDQiY9apNkrtE1+6kbPjGZWfQtOZxPn+r4XRLM+OUbuTpEz78fNh+mbF4g58IZE+rhhyWYC8jowU3YT6T3VVs5K0tDWPk+CeTegUyeHqZkhUzowfuFfnMlc5ayeZLMh7EZ0L/+wWl4dJjm8VXjEnaaG4GVhrkn3qNkbZ25BgvBJC598FlbCm6wWzpJ1fnOGMKzlKm6Q7SS5yBOW5SrIxeHzgKV4WceEb6VvmKCGsUl6os7BOl9MYhTlAe2vn0tzOLtCxoKjIdnZdeKnh1aQ3rnCzOyyKLMQWbG8gGxB8SrQ+IRZ/F9X8azXh+yibF8yJ6D2D2zWefhdC8NqmrZ2rttNusqzUBedJwwWBDbh4dk9btgpHPsml5Pow1zeop7XHwyv8r9imkXfDW4IPySBMRbIT51n4cEE2FcYxhhxvEMb5s3wTyQYqt1r9v2zuJMCY77oLx+jkCRxhQo1+E0J03B7L04MQ7OwCTTClzhkKSALbOeOQvpsJx89fmIBISdCfqE0FH5vD+3ho9JMMFnHkYsLqtr2u1CabXHV2AeZCelUs2pVUVlAegcaH6rUi1v4BtFeLnTAa8q2+ylagdSKN1Uc3IMnRMcWO6ViraRU28r1c1iLq/I8aUOTDqTGj0SEDXUi+EMnPKkFUqFaiFXLLzGHk/ibPscHCKimhxa2apsKjTocHT5RyZhms0OoXd+PSTFYkEeH0WHE4rJ8O7LXKBayGlyyq9JuGrSAaQ8KxrJjqiqDVPSeLlLfcv9gATgCgry5Eg6lj3ScXZQ/mROUnZkMuNnh3yLBCmP3jC4+kEFY5Qe4Ea5G3zCp3sbxKPTf7sEKc+kHcxNcHaPwg33pODcLJ/r5Yb+dY7rv1OClEfcDWYoKC3TV0bG5/2UoeydJT2tdKPhYeJnJSBByUcGqjh9ZWyfi8gDsnFOX6CcPovG5KdCG1ET3gJWkNd/JIHcq+YO3pv00ZcH7036adKZRynzF8mFnmau9WQIbFP+/uPw+IBtCj9GNI2vmq3Ke+AEm/YFfkI6bGvxTkiKw1S+Sj40qIscsk4uNFwyQdtbZHAH8QiQNaMzHO+HpyEpsB7YZsOxW8a8dsvHQKY/NPeBUq43zlL4lgNGXQyDEerNQx7GUHySd8JMQ7c7mm0Y3JyZHLojmMIcFcNoig3F23SjRYVUraGb+9o+HiDRJ9VTgz3KRc9k85hvA7Oh4lpzvpAm7jnMmnbPOBQPkI5Gs0Lz3TYObaRpO19kC6b0123NGazsVdKnRiKae6Uifq8fU1P667Yzur4G5sQtlLZlNmtmW2/Qt8xnlp8YRJsrQ5siz/oxVVxncWDpn5cg5Smbvi74uq35L/qA/rrNnbMIgahu8Q3D+jEVP8hFSOlWU2vrHTwcYyMb20a3mpsMRk7DRNc2LE04jqxLagIBhTq5DLM8yaEQ5yjTDIUTWZmECcqc1VyZZnzyjOl/HgNw+5osQMK07a4IR4rxUtk3eRRm2C+nLFGTaQYXDKcx/MgOXorg9ZFUASCP0aCm9BqFoCIqNcMTBJmzkNS7dZM+RMVqFVEdCHkcZPHboZTgWLMiRZCqQIIOYHxWMdo3RmP/GcB+cjsEJ0VMmGFzixdvLyQp8ZUjEees8jKma15Y+nlIeTgY6ybTO4EE6Y9DYSUOUdO28Y/d3cE/eree/h8lAHc24wLkHTXOmFlwh4ITiYYNhAuQ4qOJShEe24KBKMmQY6TY2MdIZ2FSjAURDcMF4C7bMvjlortm+1YsOSEn6aUf6ndkZ34+Rh/Joz3mxG0Zbck6B7BnHhhNFm2XxyGgEBpp9wKkdvV9s3HojcYLDEQRPOtR3L8ePQQzTMLb+BigZjb58dgUh5bbnQI9A2/T14g7/JBMfOJG/t2tHa1jdhrilbnku1s7VfzG4CXdzr5W0/fburknAuqmup39PAch6xSl1cQHeXkoXUAMBsGqI8K+UTedCLqT3c7+BgWIZGar4hHYMJk9boA2HkzGaEg0DtukOtHt7FcNa588DScbWMMOfQVMs7s7+2ZHw5hgM8xzjKXiEzUVmrZlNUgOzvFM9ElB9JWhoYrog3yYd5bmTTOkAsdRBQqSuACpu90du93qaN3OPRofdFIFDtrq3KOnlUZjV8M1wqAvkONppdHYxYXEyPzTCAtkWHA00i+Xce0OzHlHNLtHFh2+4KmeTPQSmWz1QPx2u9hAu118kN0uEW63m/DY7f6tBCd724vbtlYBXL2e2+9G02k9+d42M14BTrCNZogCP578xEgsvaR4EwU17k9LcI7t0HuFmSj/Dn0SlblkeiIXsgdzR2hdh55s9orL+zHWZb5bghN+zgXH3q2NdJStzf1ZET8ngdw7aTAirKoUWQzY9cJm2K2oUJR8MVfY0FiAXAnthEEUtN0V8nKEZOB8MBXNiRhOsFqo3pGj5FG4FEKBPQKubaqFUr6wmSvKsaW/iILcq+siiwHcnlqch3QQJV+uFNZKNBxwaHqhtIbhgtFg+hAshuTPVXPF8ppWuVPKK6ocxaoGsXKbt8vaylahuKqocoxchoeCOLQhisoGxiHm1OLhZVaVUg6RMN6vosoJfMQtiFVRVgtIrFwsr+Hz6ufgdAjS7UKxuLUpJ8P53shVFZVaahVVnsSbbSE4hbxavomPp0E4wtpWTl1VkNNUOBOUwvaGPIWjqA+PFXl6+X9NwpwrXYXt9/skmPEbGAYf44caI9IjzcPMU9Tqs3TDNTWcDxpufAbJD0uQ8hgYBtv/gpaIEfkKXI3yciNMke+TYMZvFhncUKEmlL7mas7C0kAWflCCGb9kHMxCqBQdsU2EW4jTV8sPhbEmUh2LLbqF+NfxwTyG6kjp5XGycJtimnI8T0iQT/JJ5Mq3dA7hKmzFHsJV6MocdIl1ueJGZYejT0twMnzJJs+P3s298SLHWsszz1B2szekpeXHQjjuhhYVsNL+RRaeHm6ldW+CvGXW2vvyT30A1tzvlOCcX4KKCy/DzLpebU00G9dfRuphpxy596pN5iqc8wurXp6C2uWPSbAg3mGr1Mx9qjoL9L53faT+d31egBTdxhujxkkHhk53/JdguonhYzUGY5aFpDpFgQqDZX5TgtMhLHMFeh7ibE/AeGQfuDM2mvV2C5+Ed8NQpwQM94k9jEfHYrxvS8X6txSBmNHR9/iGi/7OZCHtWfyGd99PpFwbh8B+YGb5Hst37H4s3/GxLN8XYUq8dU09ohOCOfa6KDryrkGsZdZr3Cp+dZyZky0XVvPrx1RKgCgQs2vmPjeFj0eoki9sqDR7+teiEEO6fXeD+MCUiALlPDDFQzbhwOeJtlGzDOdJCAasUBi+3KPX2auGekOjFw2ZV9akKrsJFQrHJmRHcRq1RvJRxrzgbWpUJA2Qay1L2Ao0q8tbemZw9J/Q5szmXUr0ibrZmh+ADLXv1fAFenz4lIUwS6ophCkMlPk2CWZ76GCciXxZFTsiTd0q9u7KHodHAxiVrRVNeddWrojPeVQVtYRbGNzchCGXC6thyJH0L8Ughl2MO3nBNnMXFJ8BwRINCpabMEeFkOYVL8Mn0yzNpLgy5hVIty3jwGx1bS1IcPgEOyVyV3sI4ziwDNqrOK46GBn+KOMAmwq3FZwSWphxHPgBjtib8Ii9X8aO78HDjlcVui/GzU81V+3t+AtwJoBB34qpVLboTvY0nAggFAvb+HAABhvpTVJe3WTvi4emqsp2GZ/+juHmLZhaxj1+aU2O8wd4p3YM3cJgUNjYK7MwXWs1d809rqXgInbWo/46jfjWeO59eR/d+I/8jltI3fgi/TVAgqojNwiOpwTN9a6sb5998D9L6Ee39yCVqadhAh+LbujCv3jA9R2BeX+KjJidMXd2BrWyeIhW9tcROBNa+68GvWyI7E0cXfbeRJs/HSBGXRN9PTGsr2UnT5llybwKJ1XjoHXvgYw7LsKYbP5JCU4FSPNOPcqYFs0b8TSvZ32N+tfXFyBl0cJH1kEZOr0AdggnKkYH2eYaxv3MRQ+PET+PokZRz4r2JpzsLfo+2my8soMnBr0bidA9qPQg9qD3ZZhf/stpWAisGt5wXaHLyuBwXYNW2fTzR8jJ7UEXqYHlDDndawxx+fohCY6HbOfItRGNnz3dlh6rbzJLlMGHSKYvg65B8nMSnAw3Zwy2WA00gYzJ7zspvzduBIdm5uEBVfAYmX89YHcbrRYDJ8uYtSjTWhRCarH8zIBaBLAdO+z3SHAy3KozuFIDLUF9zdd80CyNMmh+Q4K5gCFm8BW9fqam9LNj5uKT8F2U3dvoO3tznNZ1XGoDCgsGFjseosiQIe69/fS+9HNj5+N1q9C6bWDd1o9UNyukFp+XYLZnNSfLgzkM0yrST4+Vh9dIzA1pKbN6xBr5Of8lCWb8y+zg04BQbWDwaUD4Kp4p0aqsY1XyR6qK7aMbMLz/m4WB8SNoCAERm/urxUP6H0pwnoZhYasKmvlEEPBhRvVNSHKVeKQgbIECOH3VoeKL0xD1xWnItOBCXzbd6+2+LhrleruXnSnLQ9UNlxHkeFC4DC8Ho4TL8FJPeRhww2WElN8vXMZIqB+KsOAHYV19PwaQdI/r/KTHc2ReXFzjQTLYrTTCY2/wfS8Np+EzmcQHmkwSg0wmE+Emk2RIrIQv/2B628wjfxKBlIerkFOK24ELD1dGrGKIg9CKt5uHbGs8lHxXFV/2DIohAVm87e0GZOk5QYmPdYJyEaac5QNbih+CCNhWTzCZCb+Qeg3k3mo9qIMhFNTHQ1r/gR08eRznYn7HY/dwJe47XHFukCQ8N0gyd2C2p18eWBP8fSe+boig65W90tFl7/3tp//ThK+jnK00D/nhnY7DQn4Eq5ketULBkB9egeTuJ9yoKV7GjrSQj86bEzXF22Nu1BQ/p36HprnAojhKfJIQZkeOTxLebiI+ibenh8cnCVlzh8cnCVufgvFJfOvNz0hwqo+6NDhQ82BVcHCg5iH6WeZxyvLDqL6HdjWL2ccIkB+XYC4w1wd3dT/RMPq4FNYQ37hcXgofCV6cbL+n0r53Fh4ZsqX4igxF9+XeduheqTNMrX6GqwRMDi8O602mB2Qe9sqK/upwxpHK/XF+xTPZvxrCfHyOxy3h9eEq7zWI0/HIVd3h7czQ3zbl9qMRiH1Fxpe7PxW0x4knMY4TT+ZDPrEphqqYQNI4E+j+tKCPxmGKDi+h/rwOE3yekaUR1B4hu4cy63lT3CtU3ZX6b8GkM9bJE6Msts5y9+SI2HyBO0E5mSXTPk7Ih/ChN0fYDY6VERCKIzQADwdwg4m90z3N4FefwB0cgxkJDKIRGBGxMigjy2d6GME/joHdBnCF82BOAkK8r+rGR8JSn5EQWJw/OzlwccYLdaMszoNX0qFL4QZ9YNNod/DGnrO6zHtD/TgWE/TRa9W6+953DVGIcVihbmOIIx851xXgaPQ+IcEZHOqUHKNMH2YfzOhb+OL0/8G9eoIM8qq/CnO0K/GiuUgc+PA0H3g9BFW501PC27by/YAEsz3cYezReqvmvsQXr7dqhTq9Y0+RjDq2Z4TfseeglUNyCiZa1p7H5JpoWXvcqfjInqjLvx6BKcqhZ/eb8oxLMuxFm575kL4yMr7/xR7cbSz4ZjQP8ELF0H8rwXzY2CHPDZP8faZD+vr4GQNvQ/fhNiC//uEJeCpMfjXMHUu3cHuAT+FYHXNXr3WEJFsM48/J8QDk2R9EIJnjhT4w1awAk0atZR/aHWOfDsWZPnPXW5OsIrKobm58l5Jfbz4wLBvLYxrzNINuMyA6YPF0PmuZAj3FgXTW9s6RiftR9JJjKXrfGoFZ0cqC5dEaewEmRMX5GQv/7O2G2FDv9LdOsWXhrd80tJ1DDFw8QYPUTyJkBQGZXTiFT8TxBqGdIxao2wBO5zO5P+bY8WRHf8OFYEHO44wJOlTE6lIYXko/Wm7xDMwJp78BZvwp/pkh3dfMuOBfpiK0kT2LVOazESYuBcv2l6ONUaN4T9ewxGLFPsgjMFXr1nXNN3YxfA1C+QzAVfQ8gGVgJAW9wxfSpOqB3JdPrlA/plz1w6etTPu0FXRA1rw8Z36ee1N52o8PnXWYdAQ1Hz1Lw9tP0FHdzCPrJBdCdBJvZ/dXRzL/mKuEPfLHGQ2oc/AkVx8BASq8lX2Q+XdcOwzyylv+a2HOYZb3k+iBq6P3ACerynpPOW9BfyxtwqQzk9D/XsmXK3cqVWWjx3efwIybdCu3nWPxL13Y5p3qOj4juvxTMZCdQSpUuB+UYNo3evu45/gaKExc9HHPGZSP60huPMxwHQefepkP627y4nhF9gzp9EtHze5/vIY81YfxK1/vmTEvLr33ihiK5MckkHtXiT5OaENWFlaTG0dflDxnSn1qQcdu8CHFJDwZpqfiVbArtlHrWnjcSucGV1IXwnhE9PtVTltwRnmjdldv7hmqsWsZ9l2f37ZMYzXR6T+p4k/3qbmI96k5GaI1HY+5KV5Nb6Pt2nc5jH/hnZNZt8TxSvF6VMR6PCo4B3GXg8fD/IvZAXXQY9hlN+ll91YsGZVj7E12daLW6Nposz5pNmuNbt3Qum27Yxn6PuurzCEkVf11Jr7CrxpcgmmLNbNP9E1ZnrYny5Cgjv2HI9wz4JiZb5dgkube1E2LXPcWnlrOZPsNn6zgVzC4FsbgaBR8lVj+8QjMV/hQphAhNd8vQVIMAPJYf7o9gyQ9AguZR+h8XHwNTY52x75icBoZ/ye6s86HDfs+UVd7+AlMk/Sl/tmcThEb8MwZHy+ar7kDouJTkXCTHD57haIG/3IZcSaMB5o+bA+bmYbUpns+mFmCKfbpvlRg8d8ibrf4Xn6/xPKK7rUghp/kcnYAO1lPaenHRsAMGJS99Q802u/OwhNhjdYxmnqzc+Wg22hqltFuWZ1B1kyGPVyE/tcSRG+ab/DXBFx9aVJ1vskLEGdXGiMDIvOzArM3zTey7Noiy5N5B8TZbcQUTGyVbpfKr5TkY2QS4jcLr9IrhtMwiVcO2WeETEHylXKJfsvRzMclSG7qtXv6nrFMZiDiKKCRsffDCzDRMGsGDgNuh+SfvTvleHCnTCDWxstVzDeG/s48BxOVmt5sGpbDiBTOSMTHSOYPJCDb3Qb6FbPzJhZ5cgumD7xQLv6uDGptHxnVqLWsuuqnQq5BtH1vb2D4W05MtLOKGTDfrvkGF+IXhnQ5hvPcNd/4sCStJCCm7ZpvZD6dgOMh7AU6safxI8HGr0LSxnty2CYsltv1MdskW+H5VYcSXTNZCD42GvgXWYdY7cBm0RL7+cAOKCl/YNsqpYC22Frb0LqWuZBgy3KtbWxZJtrp6QVto4439lhQzkk1xWFbVsMmGoBePzDtFmplPLDmy+PyknMosKiaHpLkvXBK8OAdL1jaJC1tddzSVEbOn3TSCkKx+HMAddNuN3T6vhaLoTjJIYV6+hrEsCG5JmWJmcU++k+t9EswH8ZGYNC5nR/xdn76RZjtabRxQoVmViEpRppf3E1AFMNaSQQgsaGsFrY25AhJQmy9sLYuR1Hm5dVCtZDHqGSZX40CIPsqFfIB3ndg0TfDtfqORgM073TNRn3UmCFnfTRWd4q63VlBAtQ+V4MT/jJo/GQaTQTHRnbksUFFmzp/EIAZNnkRJmwmQPlxxKVBZLmsVUUesob3PrGFNH5HQ8juwRWXWaY1Jw/u6S39dc2zsFI5P6VOW/rrno54DiadQNgjGIeTIgZ2YIX/y9nwwO2WsWfaHevQ+cEX+LNhzSJwRvUQGkunuN+N2c9FIaG0GlV9b6RFewnm9nUTw0DTFYjFhGWbnVlM4CsTDQxbAOjoexp/K2iGrgfhxjWnFRkn/MGgyY74Sb4W5n3FCqEyPcDf2SHKeRKmIuLhU1jwtzCAiF4zNN/DRstDmV3DTJuGZbbqnOkUpcPZrsACI9umKOwe9aGGxnVqRxs8LE/sudTpLerDVb1j0K3ixK1YMilP3oolQZ7K/JEEU6zlmLPTA3eRGnJwHAi4GvWYFS/BtPEG28bSoL/iQj0HYpVsPBsSSEa7Vbtr80jBIqtCgZk2AKsn2nzIDYibjt27n8bUM7RUlmVU62DmE1GY6RkreD+51UC++VwRn7hWGW+Y7FoOcs+/sEl3zbYI8ER/Y5M2jD29dqg16HNjtEkZpNixcS1D+CTNgT9R+7KMhqHbtMmE6usBeRfbhF+hPguTRquxYtF6slg0LoA8BP4jOB5quedc7uucczkW/pjH978xztzLbnspqH6C6adh2peOjWAZu2JBt4xdhNh3dd5V+DOzCnOu4BeGnlMwgTLSNYIn8LNAtYm6uWfYIkgt/1o6hPmw2UxOAllTc3kWakUpFtYKK0WFWXQZ3IFJ+LYSg+XyVRZ3xYGsqOXbSkmOkjmY5vl4+JXY0oqYu7zIGYBqbk0QOYZE8LtQ0mhOVhCDiIKWfzYCSZU3ORo+UvTha0rVJiOJXCYC0pdHwUXiHj9oZy08uHrFaDU6WOaPSjC9ZnQ8S/KVwZQDfZh+ZJjmwtAzCmXkZfKijxHsb/R9YqMAT/GvsK62r3w9+0GNvd1Gky2mgZX/HyfC9/ZuIctXzH19z3EjvjCwfkNNI8/CdM6q3TU7Rq3TtQwbZ6XuBfC9vh+YKfLzVw9MTAK8L4PVd4+m6aTYMvtOg8we9clFsX10IiQDU14eRXQvLyzzEsTo4oCHSrhosMfP6e9A/kgw//J/jsB0gba+sAf9gjDXe9vwenZIp2T7NF6fl7K8OX3ZMmt0FObIy74B4h2F3fBh+N4rvg7Fw54J3gfD5gxj39Nb6YeHZkDszEuU2evk2vjMYg8F5sqfPzJESxbUR50q/79wpd91XOmNdmuYK/3zEMMW4Nu94f1EadIsmU9MwXS+a3da+yz+zSF5FZL8TQObq3jvGErQRyFL5w5/BcFWHWpEh5TRPDCtVhPdEPnt4pfHJK64FJg1w0sTi/D0Fd+mjltEzqXAi/DQJBVI8rdtbL5ffW5c+jy76hAiGkzVDDxwM2uOGtvvfZb+hPMeEqqPYPono5AU5aJXodVtarot7ClWt5mziQpxfA1H3Pt+xxGrld2yDUtlpMiW88go64sXj0rU9wBp+l3ild6z/DlOj93VBaBGt8djRMZV/Ilq7L6xv4O1ZOd84jP93RLEkHM0gSPvHorOt3DG4gTRGYsXEXWLwCdP6GNznidNGE9044q2rLtGo8GVbPaBS+Hd1r6h1U1L6Nf4vWpa6f9Ngilvz5J7aBQUQSr5/uT2fQyVbM6h5hgIBQAb2I0rxzyJXUD6ZTSU+TL3M4KLd1Ii4hUX+pn+hFhrhbzA5ucbcecEQnyTqzBvdZsoK6mZwjY7zDDK+DrO01RPEjmEWZHlnnGIT5nwkbh5P1ItqzKatxlJ8TKzD5jOw/EQtDEb6CWQe0XeWA8fvQRyrzwby5bpXrjyLETBy1SXYR7veFAcvb4//GrWQGr/p7iahT35IK5mnfLaHTBgLX6hY9lb95zLygTEqUhgx/GqY5OwaINl/idxfYvVmZ9avgBxOtL5NB9xbWd53jZP9k/GIIZ8PDBH4TLe4erojdae1jG5nXhmmGUOZzDLVDUNS03V3A+sy063WW84z2GJT0zRG6ZuG+I8Rnwyp/uOeWBouAvlLhbAQHQvvAEp+7BZ01h8Uv6+4ePDtebDZi1Ps6je/GQLZmpUAvFohofcKJIdT3Cp0zWfftfj7Zu6H2/fqXG8fbkDSoKP9+sArrgIGSl9RWLmuyMAbqN5DnEk3wkePtDVNN/T5f3FrGbAQLS/Qp5Wi479tNpJSDBkcX7IvhCu7+tvOufI/Aslrf4m7jx5fAX6gUeBevtey+lpZvROIUz020VhRWbmXmpHS3KLMDMrZf6BBKf4Fa+AIC6iha/d4tKGC9HHRxMnjBBYbnfd12tG3+JeZ/SsAmITI429ibm/J4zw/UqPnKARi/kTPNWCovZ4W/am5jY3i4U8DYHNHkb3pa7kKmiq6wXfLGxW5Cg5DrN+WgU5RiMte4Gryna1XC5W5Dg+ee5Lypc3NhQ1X8gV5cTyZ5IwRZcOYbP4ENvrUzk80l7f0xnp0Zrf80pMyF5f3Ar8u+5NSeRlebj46t34jsqOeEibbW3PhzHluTj5Pe7FydH4CozZUfnKUr4uM76WF/sZRpx7lO917lGOxlhAQRvhTZ0BHYZueI4m0iecibf4Xk0tvTxOlsBTNQHOyA8wg69nuXh29AHtEYLpceSdJ+pn/7a6wsQp+WkJ5F7JO4KBsI+wHo/PPOXzxRte+b6c7Wt9YwhZfwUCVrc/mIalYVY3XFa/coxuQ01qOyAzyYIndUMsatcgKiIrDz37w0ul+p6KGTIPgcwmo6eM4PbmIh3OA1E+EYVZerFQ3/uyxaZ4GabZOljXbBOfFx6u/fDHVesVkz0+PCeciNlbomgjYJdzZJ6gCjge1Qpk31EtBzpHtQLJf1TLoeyo1nM6MOE7HXgLQ/P/PN+isg7iu7XrEKO65khnxnzc0Bxv21btX0gQRfeM0XZqbrtHfe3esy2IjXUJ8DxA3WhbRo3e7WKjwgPx7tUSvr3a8j+LQQrbX6g83yRBgk0skh1lgXBnYHqkvspkqKg9S9IBOeiunh+RICkGBnlqpJXQM8nTV8fIwZfO05Sr42QuwBX5DgkmHaE3wlLeKyBHbBe+VN6gMvBcSON41K43YdIRkSNw1CtO+6o2vG+WBvRNYJX7YAqWB69yfn/FkRyx7tNn6jq+qNpu0RrvGhZ95Z149kaTfNMju0vUJFt8bJjEo2t2mWjT4y3LLpA+M/yQ3PHNC/OUnYe4e4U0rrKPzOeiMOuUyo/jR2KXZCFGfZWGrzoUj6xDijqoOWcv/UN3+irFOIMD8dPuuXYc77l2TB12DwwaOkM47B4YhbpNzkOq0XpdE4nMPjTZaL2ed9L3jbqTzixEk/tGnacvwtRdc++ugzDJTEgIczFqltlxMIBhIIxjPAGkaew1zD1zp2E4eCn2dpWbwrEfgdlu816z9XrTQZ1iJ/0czPAyX5LgRE8vcm+vkfty12rtj9KXiEeWINJpjbBORDotUsK7v3wmCH/sIeK9dwKpHgqZ15hDuqeq1OEr73f4enLUgcX8SljejAHTvnmUqT4IV2B02ykpa8IbKL78GYlNOq8r9Q/zS5I9nPWLX9ivJtxX5+pYmajTzmUqgDNk0ecr4/Ep5TcJ7YAY/tNleC5MDPdIX3or0XHL5rL4kTA+e8X2g9qADBXen0xAknuOhwVxRRMyT3XfrhPu+IeFQHiW6P0YZ8fTwt6JRnhcakcMAoFKJ8uAIFQ60eLZ7dxtiQNM/oWKv3MN1uPROyWA9FTUi9Q5bBvcTdBBog+LPw0nHCSfF88kRZ4XiV7vGdxS1Fr77VYTwyHR8tk1g2kHShl4EoiL1mjVmB852yXMOSlFnuCnShme6qFKOfacJkz7TxM2IGEcUCeLGSpvwi0awYEsbnMcKphb5UTIVSDc49M7wGbpcZekyiwt5ww07K9NAL624xGqTLl4alQuHP3AQ4NuLjyDaOUEHNeCXGV+7RRM+2oRMlN6JkJkrImQhuSuiPAdpS78zrdnlMZ8o5ReDzwwjdediMjON9nGizr42/ek39OjtpVK87LbcCnL/SCnIU6jLrMZsS6p7BM7R4PJuoFDGEchO/d5+UgjJLsqyKwfU12apALxXfMNo84PgF44GvGbSGL9mMpokY9JcHZXb9iGRk/g8awMS7T2zSabT+zAaPOIhSHlTU541Ut3/Zia3u2bSr4B5vWm3ji0TVtrtjpau4FXR+rcwX/9aNzkOMVSq7PJ6K0fU4kegJJ9mN013/AVPEMLzh+5zX1lTu96AVjZtkEHu3uzG2/wzd5PZTcZxS1OkF31I+0AlHxUgjMdq9t3AMiUi/LRuKha3b79f7rTL5HcgYk2vWtUX5ijxb94xEZgRNaPqYJe+jKQ4DigppNWx/XwaHWM9GcSuO8Vs+/rINE8qOttkxvzbt7n3M6Wtldzm4X1YyqniyXs682u3uCy875L2KDUsARGF0vAO1gHV7mact8l4NWu7atYAqObTkKClZpehwSrIR6D4m1K20AFwBBrRqrWNiocRN8HbhvabqvbdN8Hbhs38Tv9T6KQYAVRKxm/eMa9j8WdsvMAdneHux0JNc2FUCac1d+JsZdyYIU6+k05n8IJzAGg5dQl4I9YJjsJ4nJEUNdIhOka4RrMRD8N5jGQe0PkcKVrtifcDXkUZnnLOJhM45rhYIH4EMzsWYdtA+8i4jXEDte1pih0dQdvFnbwmpeDVbtr1O7Z3X2uac1yxDwH4zVirHH6AzFI95f/xGRo3NKx9aDXlyw2sEqLcCZ3xJ3cmX8fgRjtg3mQq3c2e5/XfQqeoNDtrWJJUXMrhWKhekdTlXxZXdVypVzxTqVQ0fLlUlWpVOll+MfgYZojX97YLJeUUrUn70ahspGr5tfliIMqEIqYa1XRthW1gg8z4+WSrQp9jLeXD4FKn/ot5Ytbq8oq3gXZzOVv59YUOUaysDQgh6a8quS36PPPm7nquhwnN+BaKH4+V8IsKwqtpVouFpVVbeWOlltFNnPqHTlBLsI5mrdQKhZKirZRqBbW6ME6PiZdqFTlifRPSRCnKgfuF6jK4QxINoOnKFAMx5CuChvL0RHHcmzUsRwPHcvpSzDtW7tD14l1mODrDM5Qvs5oPTEZZjncCYQUUlNcm4LLdmiZV+B036U1LIOYlStJSGhUZc08AgRvO/D51P9c61NJHizN2cc/iNMtdJ9xNxhOxFt3Y22TLBwPbkWEE/Bc7/6InkT5dq0iBNC0d9vqR8MmEf5k096Nq02ehZOhO1dhYTwRtnW1cbD6967C6Djj27z2IDI+kj2IjJErcDy4SAhLJAmsEj5/OPDvYM9AomWZeybfJeO6zb5x/1KD43Rnqnk3TvbCCRpE8Eg7pzlKzwOhR4qsELaHsxdOUg6nKDDHYPhKrHP704d8ijkNi0ug3jyPwqyXezzWXGDN6WECDzVfhRRDZG1+mlbvuVGrR8vEfuGDGYwDp6PuwhwPaOoWsJCmy9tR6a9L6iyj6SQEXGDPDzw0vTDo0HQx/NA04wnp5wSBvOQJArkyCRMaGzkr80C0QLUzvy/ByV6hwU9cN30BMqTxjBiOuPJGxHi7TmJ/RvKYigs+febZca0yXn3FiZ0R8cTOyKgDFRa8BErVj+1KRdte5tdCXcjT7P6pB/KMHF36ywjM9gw5XNSVbdRfKO7NQrEacKm7AGeCKKtKVclzr7qr8GQQoapuKdpmuVLAW6oUXd0olJgjXgRd5YJZWGihKFmGbEhirljpSzBGluCRYB5HdUPdZrOYK5WUVTlOHoaLoYX70BLhJDeV0mqhtKZtbVaqqpLboPGPJsg5OB2Cixqgsionl75fgpRHMqKXoqpsF5RXtEo1V+3t3QWY96XyMmUJnQ99KbnNTbW8TeMxLcJZX5KqvGtLqVS1/HqutKagO2NvZlW5peRRnY0t/3UE5tzJK47r/4kEKY/S0OcNo5BhHtQ00mPP+cwVelzxGHl08DGDe7D/aQlm/FKIjGxICFV5+sSfHCE7P/jnkeLI+cFVCJy3/FACzvOTDKtdu2JYVstCO41uNsSxCnBLq9WuZf4HCSYVxCk0d1toQLUM3XZUbv5FfUNaGP3CubFLv8jLkNw3Onpd7+j85s2lrEs86xDObnAsdpnGyZR+AaZ9SWNdX/lNCWBFd56r3wSZ3cU8MFsNrvuImxUeptwczGl4W2Crs7u+bzt9CDN+FGSGIonLdfRjhPhWbsNGvQ17K5aMyXF1DpW1hvmmUdf2DdvW94zMZyU4vmkZtVaT3cC6qZsNPPEoAASq95i3eiGZsm4VPZnTXwOTbsWIZ1Ga5KuL54HBiP+BweEv/32HhC7LzFufDi0aWJJ9a56SpgSQrlheJI+DkoMkLtm1XkfDDn+alH4MD4UemCl/IsHp3jM/vSkC8sz2HEdkrkE01zxErQjZx6hewrKE31tWwz9Sp/hIXTmgWnnv6cZKMtfE4J6d1qb02hM8ca/V0Jt72Za15zmFRI3xCj3PR+7aO5+MRNc2V34kcn6NZdoU5yWvGI3GbcSjSqavutLCMfhJCU55BAOLVxOUCOn+bZLZhQSPNUEgVmvVWSfGVfqbXb+ko1cMF/5JsjDBJRCXEvOBw55c81AVSL099f8C';

;// CONCATENATED MODULE: ./lib/proto/services.js




const protocol = (0,registry/* createFileRegistry */.uO)((0,from_binary/* fromBinary */.Er)(descriptor_pb/* FileDescriptorSetSchema */.Zw, (0,external_node_zlib_.inflateRawSync)(Buffer.from(descriptors, 'base64'))));
const rpcs = [...protocol]
    .flatMap((type) => (type.kind === 'service' ? type.methods : []))
    .map((method) => {
    const { pattern, body } = httpRuleOf(method);
    return {
        path: `/${method.parent.typeName}/${method.name}`,
        method,
        verb: (pattern.case ?? '').toUpperCase(),
        template: pattern.value ?? '',
        body,
    };
});
function httpRuleOf(method) {
    const http = protocol.getExtension('google.api.http');
    if (http === undefined)
        throw new Error('the protocol has no HTTP bindings');
    return (0,extensions/* getOption */.om)(method, http);
}
const statusType = messageType('google.rpc.Status');
const detailTypes = (0,registry/* createRegistry */.Iq)(messageType('google.rpc.ErrorInfo'), messageType('google.rpc.BadRequest'), messageType('google.rpc.PreconditionFailure'), messageType('google.rpc.ResourceInfo'));
function messageType(name) {
    const type = protocol.getMessage(name);
    if (type === undefined)
        throw new Error(`the protocol has no message ${name}`);
    return type;
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var esm_descriptors = __webpack_require__(22567);
;// CONCATENATED MODULE: ./lib/clients/platform/grpc/bindings.js


const bindings = rpcs
    .filter(({ path }) => !path.startsWith('/chainguard.platform.oidc.'))
    .map(bindingOf)
    .sort((a, b) => b.pattern.source.length - a.pattern.source.length);
function boundCall(verb, target, body) {
    const url = new URL(target, 'https://platform.invalid');
    const path = decodeURIComponent(url.pathname);
    for (const { rpc, pattern, fields } of bindings) {
        const captures = rpc.verb === verb ? pattern.exec(path) : null;
        if (captures === null)
            continue;
        const { input } = rpc.method;
        const content = bodyOf(rpc, body);
        const message = { ...content, ...changedFields(rpc, content) };
        fields.forEach((names, at) => void bindings_assign(message, input, names, captures[at + 1] ?? ''));
        Object.assign(message, parametersOf(input, url.searchParams));
        return { rpc, message };
    }
    return undefined;
}
function bindingOf(rpc) {
    const fields = [];
    const source = rpc.template
        .replace(/[.:](?![^{]*\})/g, '\\$&')
        .replace(/\{([\w.]+)(?:=(\*\*?))?\}/g, (_, names, stars) => {
        fields.push(names.split('.'));
        return stars === '**' ? '(.+)' : '([^/]+)';
    });
    return { rpc, pattern: new RegExp(`^${source}$`), fields };
}
function bodyOf({ body, method }, text) {
    const content = (text === undefined ? {} : JSON.parse(text));
    if (body === '' || body === '*')
        return content;
    return { [fieldOf(method.input, body).jsonName]: content };
}
function changedFields({ body, method: { input } }, message) {
    const mask = input.fields.find(({ name }) => name === 'update_mask');
    if (mask === undefined || body === '' || body === '*')
        return {};
    const content = message[fieldOf(input, body).jsonName];
    return { [mask.jsonName]: camelCase(Object.keys(isObject(content) ? content : {}).join(',')) };
}
function parametersOf(input, parameters) {
    const message = {};
    for (const [name, value] of parameters)
        bindings_assign(message, input, name.split('.'), value);
    return message;
}
function bindings_assign(into, type, [name = '', ...rest], value) {
    const field = fieldOf(type, name);
    const { jsonName } = field;
    if (rest.length > 0 && field.message !== undefined) {
        const nested = (into[jsonName] ?? {});
        into[jsonName] = nested;
        bindings_assign(nested, field.message, rest, value);
    }
    else if (field.fieldKind === 'list') {
        into[jsonName] = [...(into[jsonName] ?? []), scalar(field, value)];
    }
    else {
        if (into[jsonName] !== undefined)
            throw new Error(`${name} has several values`);
        into[jsonName] = scalar(field, value);
    }
}
function scalar(field, value) {
    const isFlag = 'scalar' in field && field.scalar === esm_descriptors/* ScalarType */.L.BOOL && /^(?:true|false)$/.test(value);
    if (isFlag)
        return value === 'true';
    return field.message?.typeName === 'google.protobuf.FieldMask' ? camelCase(value) : value;
}
function camelCase(mask) {
    return mask.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldOf(type, name) {
    const field = type.fields.find((one) => one.name === name || one.jsonName === name);
    if (field === undefined)
        throw new Error(`${type.name} has no field ${name}`);
    return field;
}

;// CONCATENATED MODULE: ./lib/clients/platform/grpc/send.js






const grpcMessages = {
    notGrpc: (host) => `${host} responded, but not with gRPC. Set the transport to \`rest\`, or check the address`,
    notOneMessage: (host, call) => `${host} did not respond to ${call} with one message that can be read`,
    undecodable: (host, type) => `The response of ${host} is not a ${type}`,
    unsendable: (method, cause) => `The ${method} request cannot be sent over gRPC: ${(0,text_text/* onOneLine */.GJ)(cause instanceof Error ? cause.message : String(cause), 200)}`,
};
const headerBytes = 5;
function frameOf(message) {
    const frame = new Uint8Array(headerBytes + message.length);
    new DataView(frame.buffer).setUint32(1, message.length);
    frame.set(message, headerBytes);
    return frame;
}
function onlyMessage(body) {
    if (body.length < headerBytes || body[0] !== 0)
        return undefined;
    const length = new DataView(body.buffer, body.byteOffset).getUint32(1);
    return body.length === headerBytes + length ? body.subarray(headerBytes) : undefined;
}
const httpStatuses = {
    0: 200,
    1: 499,
    2: 500,
    3: 400,
    4: 504,
    5: 404,
    6: 409,
    7: 403,
    8: 429,
    9: 400,
    10: 409,
    11: 400,
    12: 501,
    13: 500,
    14: 503,
    15: 500,
    16: 401,
};
function grpcStatus(fields) {
    const text = fields['grpc-status'] ?? '';
    return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}
function restError(code, fields) {
    const message = decoded(fields['grpc-message'] ?? '');
    const details = detailsOf(fields['grpc-status-details-bin'] ?? '');
    return { status: httpStatuses[code] ?? 500, body: JSON.stringify({ code, message, details }) };
}
function decoded(message) {
    try {
        return decodeURIComponent(message);
    }
    catch {
        return message;
    }
}
function detailsOf(base64) {
    try {
        const { details } = (0,from_binary/* fromBinary */.Er)(statusType, Buffer.from(base64, 'base64'));
        return details.flatMap(detailOf);
    }
    catch {
        return [];
    }
}
function detailOf(detail) {
    const name = detail.typeUrl.split('/').at(-1) ?? '';
    if (detailTypes.getMessage(name) === undefined)
        return [];
    return [(0,to_json/* toJson */.aB)(any_pb/* AnySchema */.y, detail, { registry: detailTypes })];
}
const timeout = '60S';
function grpcSend(sendBytes, rest, baseUrl) {
    const { origin } = new URL(baseUrl);
    return async (request) => {
        const call = encoded(request, baseUrl);
        if (call === undefined)
            return rest(request);
        const response = await sendBytes({
            url: `${origin}${call.rpc.path}`,
            headers: { 'content-type': 'application/grpc', te: 'trailers', 'grpc-timeout': timeout },
            body: frameOf(call.message),
            ...(request.authorization && { authorization: request.authorization }),
            ...(request.maxBytes === undefined ? {} : { maxBytes: request.maxBytes }),
        });
        return restResponse(call.rpc, response, new URL(request.url).host);
    };
}
function encoded({ method, url, body }, baseUrl) {
    try {
        const call = boundCall(method, url.slice(baseUrl.length), body);
        if (call === undefined)
            return undefined;
        const { input } = call.rpc.method;
        return { rpc: call.rpc, message: (0,to_binary/* toBinary */.R)(input, (0,from_json/* fromJson */.Rf)(input, call.message)) };
    }
    catch (cause) {
        throw new failure/* Failure */.HR('bad-answer', grpcMessages.unsendable(method, cause), { cause });
    }
}
function restResponse(rpc, response, host) {
    const { status, headers, trailers } = response;
    if (status !== 200)
        return { status, headers, body: '' };
    const fields = { ...headers, ...trailers };
    const code = grpcStatus(fields);
    const isGrpc = headers['content-type']?.startsWith('application/grpc') === true;
    if (!isGrpc || code === undefined)
        throw new failure/* Failure */.HR('bad-answer', grpcMessages.notGrpc(host));
    const shown = withoutGrpc(fields);
    if (code !== 0)
        return { headers: shown, ...restError(code, fields) };
    return { status, headers: shown, body: JSON.stringify(jsonOf(rpc, response, host)) };
}
function withoutGrpc(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('grpc-')));
}
function jsonOf({ method: { output, name } }, { headers, body }, host) {
    const encoding = headers['grpc-encoding'] ?? 'identity';
    const message = encoding === 'identity' ? onlyMessage(body) : undefined;
    if (message === undefined)
        throw new failure/* Failure */.HR('bad-answer', grpcMessages.notOneMessage(host, name));
    try {
        return (0,to_json/* toJson */.aB)(output, (0,from_binary/* fromBinary */.Er)(output, message), { alwaysEmitImplicit: true });
    }
    catch (cause) {
        throw new failure/* Failure */.HR('bad-answer', grpcMessages.undecodable(host, output.name), { cause });
    }
}


/***/ })

};
