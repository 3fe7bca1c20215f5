export const id = 7498;
export const ids = [7498];
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
const descriptors = '3X1rlCNnVtiU3n2lVld/0zOj0YxnejT2eKZtq+32eGyP8XrVUk2PxmqpU1K3Pc6jtlqq7q4dtaStKrWnvexmXywOG2A3LMRAgOAfeXAS4CwkhLAEOMsjy2MTIIdzOBxgIWRfbMhJDodAQs4m93uUqvTusReb/Jhpffe73/3ud7/73Xu/Z8HvJGGpvqebrd2ubjWW63pH3zabpmMati+R7Vhtp01O9XCz3uylDycB8gJwSOIQ3Sw/X668UJaPkdNwIp/b0Iq5dW1NrWxuVLW8quRqimwMydrcKGDWDjkFx/uySsVqTd4dUqaglJSaIu+RC3DWl6UVy1vFmuJW+FmJnIf0cBRK/Vek0TR4Lb8qkdOwIFDUSqlH/l8GBrN4e344QE4B8WfRGn9kSBle048GvMxglrZaLBeK5TW3xk8ER6Pwmv9B0NtmPwrl4DvG0OCcfNJFqSnlXLmmbW2WypqqbFTUGqfyyTC5DBcFlVw+X9ks17RctVrJF3O1YqXs8vzTkzE56/8uTC7BhbGYtO6fmUyRN+Rnw+QsnBKYxYJSrhVrtwVn3xQdmsu5+WiUpHuq5+ZSDr55eEle66tRbzvc3A21slUsKKorme+ECXick+8Ccj+cH4NHefqHk6hx7l4DkuqNtWq+uK6t58q5NUX+biAX4RzmKFtKuVbVqpur1bxa3ECZCqZ/Ny50YxgS5eT34+PocDY+HycLMIdIqFeC+mcSPigXwM8nCIFZF0or+QU/Jqf6iwlyEuYRup4rF28o1RrD/myCHIck1ejcmqjsVxJkHhICSPF+zYfHiX4uIYaUS3RdqeUKuVqOlfoPCaEOlJdiuaao5VxJyxXWi2X5191qchvPswJ/miAnQEbQlqJWXcH9WUIYB8+AY1n/JyHEXiquqjm1qFS1nFor3sjlxZD8WFJ0bK6wVaxWKA7N+ZMkuQ9SmLNRKRXzCKc/uDb/5hxZhDO+bG4RhKR+Z46cg9NDMSiF3x1Ngcvw9+aEDF2MgpIv9tr++3OigS5CZUtR1WJBEVx8fpCGi0Jp/MEYGpyPP5zzdVX+ppJ/3sWW/2hO9EtNUderaFuUjZr83fOuVlAwrex75rcj1Es+/ht/FgzFjqWOwZ9L8IDHu3aaurPTtvaX6+39/XZruWs2Otyxpj2OVaBlGVrmdQlgs1jYuGE2HcMiFyCht+qG7bQtW2vvpKRF6fKMGndhlR3yACQbhl03Wg295VCkAEWa9UArO+Q8xOt7ZrNhGS3ECVIcEKAK+uCo2dKsdttJhRalyzE1YrbUdtshMgTNhp0KLwYvz6j4c6DpnwrAid12e7dpLOsdc3nPcURTgYGzesfM/KUEsZuO01G7TYOkIWYbTaPutC3eKDdNCAR3DYc14+YxFRMI63QdxjbCOl2HLECo07YZuwikKZKCSMNoGo6RCnM4T5OTEO7oTn0vFeEZLEkIhLbbjcNUlPJBfxMFjuuNhumY7Zbe1LbNVsNs7dqp+GLwcnxlIdtrVlY0SSW9Aqscf3UGoh3dcQyrNSC0/2rBIhcazdnu7ixjl1lmx2lbXH5zvCKBkfllCeZvmE2j4GJWDYc8BaEds2mkJMre/dm+Ull/iQ0Eq7TE0ntjH/jqL39Nkj+I/6f3yR2WJlezWM7Dz8FjCNGwkNYDa7bhaMZdx2jZZruVfmRIqQFuFYGe+YUwHB/CGnZIS983uGLQ3ySFkqzf0XcNrt8iSc4BNIyO0WoYrfphKkjV1AMhD8F8p7vdNOuaBw0Wg5fDqswyCj3kB2HuZUO/40WNU9Qkggs+qu0O9rYXdY5WLrMMD3IeEvuGbeu7huYcdoxUiPbT4kA/9fdRnJeqHXYMkoMZo9XdZxTCI3paaXX3+6nEsBgnEbUN68CsG6kIJfDgAIEqy++nIcqRPMy4/Z2KUiIPDNE3o9noJ9ErR65BlMnITsUWpcvxlbNDVbbCcFSBTIog2+2uVTe0erthaGZrp52aoQTODzaEIubbDaPY2mmrSduXJichYh+2HP1uKkHViafICkQNNoxTyUXpcnIlNShjlq8KxMxfRmBuGh1+BsI7KJlU4ChyY2X8go/co+BzEG8ZtmM0mBYFp9RDYIUG1TB0T2r4Isy5LGmW3toV+rw8iZOsazxULKYmDV+aFADaLaO9ozWMejMVGyGlCqIMSKnNoPUmebqnntER2rXOBuaAhm5C0jJwrBgN3rIZykR2YstUXow1bNbyJslFcAEaVSugliYhgGVUrxzAgWmbbFqeilPtvTA4Lg73t9vNLRdR9RRKvwJJv4TJAoRtR7ccqshhlSUwJjBaDWqJwyr+JO/sySxIZXZpUCl8lPtFl34SZn0ymLbqzH8KwYmhtMmLsNBtmS3HsDqWgVrP6kp9MTpCbze92IyKerw7CCS3IY4qpls6JcgG9Mp0Tc4WeiVXg69KAdVLizwJsR1Dd7qWYadWqCjPDI5zhlA1HNVFJvuQODAsc8esM6aCVAOempKpLU/RqqM7xnXYLG8pavFGUSkwNn3k05+UIO5pCVrUVnd/27B4f/EUOQMzO91mk+kt890xBFCdJRDiloiaSfyNsaHQaxrDxVQ3zfI6hu4YDRrG0TyWvhWKheRw5irMDzSFzEG8oORLOZUuEcjHSBI8rZOlpUjs96LyF6NLM7EvReUPfOADHwhkfi4CC8Ps6VDT3mt80Nf4HISb+rbRpEFqcuWhqSx2toRFVFaSvIOLKEwpLE1HAe0sF+cZmMG/TP4RJn8EUPmnIUZNaMNw+0ak0eg0jB2923S0A73ZNXiAnODALYThvIJZXLPVMO5SbxxWmREuIgSrf7fdbgmzRatAAK3+yf5A4L7hzRuwsw/CHIun+ZDWm6l5qg5JBq5waOZfByBEnc4cxGu3NxStUNlcLSmyhCpAATdKlVxNDrjpYrl27aocdAtsMkDIi/D4ihwmMiQYgeKLSuHaVTnihzy+IkfJLMxQyGqlUpJjLs1qTS2W1+QZlyZdfpTBpbCuVKu4LBN3MVZv15SqnPCx9fiKPOtWoZQ31+UkmYdZVoVgYq4PdO2qLPcYYVTmfYBrV2WSyUOYqiEhkCzlVpWSVqFrOLmSLPVgqrKB0/OCHPTC/sZmUVUKciBTh4VhznboEPLoQmCELlBa/bqQ+SdBOD4k4BhayXMQZrrMLPaVoZEL1eyBMIyW84auwRGhK5IYUNi/PRAYsNjp2jSxE4UdLUAITwwQIvcSIDwD8wO8TO2oPyxBapR8J1jVgM+qPtPfCRdG9+OAuvwrCU4On+UM5eEdENk3nL22iNovDYkFMbtfX3gpbzAZHDVVYdz0c8ocmhqxHcvQ9zN/LwAnhlY1lO37AMxWp+uwOJ2Z9hkKodYQzXbXcfP5chADUYSnemyHKNvnRrR7QNMfBbneNI2WozHGzdYuc+PXwzt60zbUOZZdFblYgqqT5SkR8ZVg2W6JzL9NQNwzQ8R1snfrB7omlgj4OhnCNvgywaOwQFHaXcewtHpTt20qtBhFJZhXway8yCF/IcFxWmS/23TMTtOgqx82dWKCtdWfkz4l/bQU+0J08cvRpR+Xanumvbht7OkHZttaNO1Fo6VvN43G4vbhIvebi2Zrkc8c7cWVR1euLuqtxqK+3T4wsou19mLDtLHIouk8vHjY7i7W9daibTiL7xKBXvZyZzuLjF3J4rxMM1tsWYa2afHZxdtK9V2L7dYiLkIdmI2u3lzk6wj2w4s4CbMfXmxbi3xGb2fVeSS2zhuJYrVJAe6jTd81WoalO4ZmvKerN21NbzW0Pd3eSy2gEFYDKUk9jYhrHE+haLlW46Zu75HrcJJSsR3LbO1q9T2jfkfrOjtPpc54u5dKuUpx8oiy6ew8RaqQQI3aN18xtJ22RSOL5BCD7VGDbIUXWG83jOvh6oaiFNS4oHKjbeGo2G27WhJno2K3LXTkCTher7M2m3VNCCgle5mdr9fXGAIftjZ5Gk70hOUtOD/Qyv6iT8DxzuFgQeKrsXPYX+wBuuZlGXUaCJ/yYnsyyM9IINfrGtNBTbeMlm6nzlPskGN1jdVvkz4lfYu0+JXo0kekfsQx2ntgWIdCh6n2tg8MyzIbhr2oW8aiudtqW0YjSwcDMwtIzDL22wdGo1//r3n0X03W6wqtM0d5IEsw395+d53pttaxjB3zbup+2m9zmEFH6wYFkysg1+093epQD2h39LqReoChMnhZgNFe2C+bO46g+CCzFxTGqV0GubPX8Vd8maIlO3sdb70XYRYxe5VeYXFyZ89T41U4iUj7hqM3dEf3YD9MsRc6e511nunj0+puH7oa+wjjE2FCZ+95uvh1mxxnrkPCOxLJDLCxKEsYrOYrBQwzX1LkAIa7pWJN0dTNcq24rsjBpatsIpZ+mCzFfi9KEtnOdhatW7be6aRPual8p+MZ+J5p261QbEl+6FYodkl+kAp1YHBl/jIISf/6DfkGOCUWaHFF+2XTokZnX2cxjTu4FjhW1XBeMC00Kfu6Q0pwvtXWbEdvNXSr4V0e1+t1w7bbLH5xqZxttascuefKcxy1b2wHR43tMzCzr3c0o+VYbOsipsb29Y6CabIFl3qoWtPY1euHGp2G0cVErd5u7TTNumNTG8jseKZXokQL3LLbLTr7ygtsn7Il3hbKNmTmzuKmW6FYWI7cCsUicvRWKBaTZ26FYjMyZD43CwnvpBLn6HUaBUnUxVwcOwXN5jE8uh5hMziVlcRAFYeowcLdmMpTZA0i77YpbRZt3z+e9q0qJT5zq6qVK+p6rqTy4uQ0hJr6K4f+QIqCSBbmui22MoN9jVhzXqxkL7eE+FPq130Qwi0Pf7SDekLB5DIkGsZ2d1ezjIZed/w+Mk6zVJpDnocZ7K8W7e95KoZHxouBd7copPbKk5sQdXRr13Ds1PHF4OXkkIXVIaRqtAhdExHFyQsgcy+kcddmpxaoMj48niRf/i+wQuqc4Uv7x8iJo4yRTZjjvzW72+m0LSd1kpafwJAgxsqoyR1f+us39NIvQdIvDO/uSXDK3ROcPYopOTo3lkj/VACS/oaRNSCix8yWY7Ub3brR4IN2dD3zvEzRLeIl5BkJgSkJFXpjZBmOCwJI7GXdauHchc2miCfrBZZDciDURePREF8YHF1tkhdQGT6b6e+3D/SmZlhW22Lb3DjTp0AFYZllCFM7RQC4pZKPkRiE8hUVvbAMCQbVNopKXpEDmScgwowPemjX/MjHeJLTkETu5vqqosqBzCbM9Q1WcgLmVaWGB5AqZa13MNAHFu5eIgsg98DVyqZKufn7AZD7Ry4eEqzl1DWlprH1L5f0AsjejBtFurx3Hs54ocqLNaVMT5youfIaxh599MSKWxBZ9dNTSgU51A+ulJXKDTncXztdhYuQNJzsh2pKuabelqP9FVcVdauYV+QYOQnEz1HtZqUgz4xzcUQ+nvlxCRLelTGfBZLerl4689sBiHuWynBJQm822y9retPUbe5IgYJyCJnWcU0f+0TuOfaJvo1jn7AcyfxAEOT+FbA++Umj5OdtZ+Ao7ewPCYIjQ4Ihni70dvZ0SwqflTxLnol9IUoIzkNwJYX6qiwqVzrjh6EC9feAV/t/V4Kkf93PJ/jMUQTv79gLozr2r3R0/2AQZn0LhNNy+R6YNxvGfqft4NEZrWkcGE0qjuSQ4wG+GrLFXrkSFrt+vFhQ1jcqNaWcvy0chiqbfWg+wV98e0yhN0Dubw36jSHtkY+R4zBXrmhVPOmo3Lih5GtVtr3lYtfkwLA++p4gHB/CEcnx9WS24P3INK3I4prFhm45fPn5CqCYWw5OOyy+fcjCorkenO0gPgyk07ZNxzzAEz1irxHtQUiVRU6x5bjYLWNX78PGGCioyiLHxb4AiUa7i2taDA8tvqTGGcxF4cuTvU3OhBpnMIbyIMzpu7sWEheE2Kpx0gVTxPQtiAk54PwcJaF12MZIAPc9WyLzAiRMu3dwLhVYDFyOqXHT7h2O+/EFgJ7SkU9IkGT+q4N7Oq26mK5eGaOqzHpu8AKrz70qSa9Jodck6XVplsSUFzfw6Gst9ZEoTRfXefqLUX/+l6KfkoKxL0XV2R0vPdL0HgUKjJrg9rhR+AGg1SuUkQhlJE4i+VKlqhQoGzMkVNlQyqkviip7p4Zek+CU2Ovnrtxo1dsNEXEnVx4bV7nKi1KRKLzg6iMDIsmVC5yXOIls5PLPK4UeNyesYVTI+2EOV7VRN8wGO3wRGrVb3+MIl7m33BJcKIyVGRIqV8qKYIMeVLjdYyPZ9RUl7wdZLF+5IgmPOnDQY4AvgrnCuOThYIHMlZTyWu2mtqEqdN849RFR/dy+vyD5kARxFmGxNTO22HFpXN00wKLYq0/TaoNCIU4RUlLWcvnb2iqetldu3KioTEeBhHOlUuWFniDg3S4Z8mkJFozWThuPB7boNpFmO4dNNqKHLhR4NZOWK9NiVSy1+tKrUuA1ZCxAeQu9JoUph9HXpNhr0szr0jxJVGu3S4rGuKUcJskMheG2TurLfsC11Fco21+OqsQYqI/8kgSnxXELm27Bap7N2hhtgzKuDb0dWw7M8ll5/4buaoE17XVpjoDyIr1nkCuVaANOEJlDapUNraRsKSXajjih88h8rdeIU43h5MlnPB1BGdWa5r7p2HwLJzeuEXRDs0TRRSt433hyVsu0ARG3Y16XzpHTXGnKFU0YLq1UXC/WqqJhG2qlVuEwT398pdcfnjrSPyjB/IBIMx+U4NQIsZIH4EJBuZHbLNW06u311UpJ2ypWi6vFEr1Y5HrrJHiEzqbA/SKXAzjRLlXyeI+kVJKDYh6fr8mhW7GYxBx4+hDIoMAydSCDMiMpWPAKwMPQfTBadoy/fsnJgczfglmfc8EZL50po72oKuW8d4aeANeZyBKmhKuRAxi88NrdcyPBzJMQE84C5910+tw3648B9RSyhLJhHkQOZLbgxFBDTy7CeXFWhc3oNaWcr9BbKj2aANziMy6FN5ADmSIk/eaanIFTm7UbT2lbuVKxkOtb7QDgNlsOIKNoy+VgJhSTZClThbk+w0vOQoovPwzjikrIZ4rZQkxBoT1C+bsJ0LOoGCneqlbK2g1cxal5SM0As6CyhIsNg2ZWDmR2XO3xWqdFOKuUb1TUvKKVc+vIH7N9PdKz0DN9YompZx2ZRrumUA4ufTqAgejHyukfC5D7Yl+KkihOoHCXZw5/4AaPCLPPx74cJbEs3/VOy/jrln6guwhnYl+JkgiCd9vpJP5da7uZF2N/HCWAwM6hs9dupensbYP+9iB9lSOxrUKGlK/ibxfpidivxkgqa+538J9l2LbmTmMNJ32S5hRZjid0y8a+qUxkwb6233Vwg5NtZt2iO+8U4OHlo2XOMI7fxzjD9LdAWorEPlaWP15eisQ+XpY/Ub4ViX0xKn8pmvlvQSC9ut1F6Rch5q5ys1si3zDGDItiHlDfqrdLDZc0982Wud/d18TS78QlTV6ApykJ/a6PRHgiCVaAp9N/LkFqFLP3tCpdhgW+qU23xN35YWjy/PC4p6DbqasYvt/FyFVQCk+mNEuLCBq30H7gCk9ADvYmoZnvD0LSf9mBFCDWbPNTwKy3L0+4H5EtcXzVLZn+nAQxASYnIdTRnT1KLrwakCWVphFud3R2AprDMY0TwKahN+ixj/b+vtFybDEB5PA8B+NVGsfSzaYPl17qUmWR4SJfh9OCbsNw9Pqe0egVitBDb6c4QoHni7JLXd9lp11i8MtOj4247NR/18Rz02lpSBG/RHszuf8YgHlxPqbh9tE6gN5qtR1vLw1OtQfKZXNuIdVDIP3HEkAva2R3nYc4bxW9MMa2XICBcEMdd2O2jV2zxc8xs4Q4yxfqnfdX8QLfvt5yzDofrNeOxHy2ykurLp3MZYgJqOs1j5EoBKsKxg3UeRVzVTmw9OsBiArrcRzmlEKxzwEfh6QAcgf0kagXSCOaFfkLg8DH5S9G8c6uAK48uvK4/KV+0FX5y/2ga/JXoniDtMdMtZbDo8bfXkaHLMCPaTX0t5Vy6bYseTNWPBkBch+cEhlPP/300096Mr/vWyP92U95sr9/MPtpT/YPfGuEHIe4yF7PvSh/7Wtf+1p0aRPkgZB2AWRfDIsdcawPSsNUWcI4zQNlIa0cWH0/HK+39/t1Y1XuO8Ro35ReeoQj7babems327Z2e1cjcY3B9lyQ7Gz/uSS9Hgiubaz+UCC9xgpuCM1TjR28TPr/Bgm9bymljsHPSnDWc0m1N3Tswbuq6eHXWdMTL2xefx5CiE8mnJZM/egvf5ot8Q6/S0qJDFwZ/UUJzvRzYOx3nMNRt0WjEFYwf/V9wzsBaC6V2ob0Unai+O+02i+3WJU++Z/rl/8LRrP5PCJjBO+/MIx98c0BON/fEMfcN2xH3++MaswzMFMTOHgd1Dbq7VaD7XAFVZFEA9bSW22bHxlmidVvkoZLIOmSFFJYmVIKLr9vSBLfloAHh90aN/X95YOV5V2r3e3Y4+6Nm/p+9mAlPd3V8/TYEZAep1zpSR2WMYDkLZx5rSHTqvGermE77GSMZbQcfiaXp8iTEKaN41tMF7KjG5dlBBl+5hKQAr3P7atGhmDXbPA68GfmIsytGc4EpM9KEKYog3nuqeqA51T1Il77YkNeRJMzqhdEnoF4nUpBQ/nQlbD4SnrAGrhqpwJDRwAW7nYabuHo5MIMHQGZz0kwXzJt1mRbtPk6hLD/+T7wpezotweyvXcHVFpmqATOwEyHHpMzXzF4jBBDQNV8hR46p5lO+47R4iEcRa8hgJyGWNtqGJa2fchPLURpevUQq7LvmB0qr7BKf2d+SQLibZDdabdsgzwNETYseNA0herwAuQSzLWMu47mYZI/loDgDZfR+yHutB29qdXb3RbbyAzePKYCBeYR9qokURt0x+x0DBEYieRqEhKah8DKayGYZa3gW37kvRAT2kkeGtsAvw6nJ7c2c/5Dv/lH3xE4TU75rcjye7tm49mlpfeRA7y45w4hkh1HcnCspU8Ozp7QToh6l0bW+2EJoNeh5JFx9Q5ocjo7LTrTk8xJyo5Mkn52yMckiHsM1fjmD1q0aXrgCq364nVustL9AmE2EGUy4OP/RBp8FoJtduzr9p1RvvECzNDlrnXdvoMeEGN9Nj5mVJYY7QHdgkf1gJQt5OoNecDPnICHxnhAtlvoeZbsrfWCE/tmsp98D5xgWlVkTTuc5CrfCTEuhUPuLe8fp4IuWbdU5gqcYOO4v8pBj3gJyJrhTMb7ySjEBNab5jzfCcmmbjuabRgt5gJjE11gAktUDaMlPKjX/c68EfcLR3G/RIV4vamb+9o+fWNmgRZenqajsnkst47F0MnU3VT6x0IAvUx82sa07S6/YU2ftmFp8iAk2S+NPzfjvp4zy+AbDEzSELW72+826uItHUkVAHIF5vhPl0qI4yR5hiBzFmJ6t2HSbWj2zE5AdSHkIZDFb5dShGPNiRxBqgoR2mKbvybyzBFFxn7a9Ny7ykkRE5KsM3j1Nn8LYvWeiHNWeR2zdS8s/TTEPRzgULhjHIqhcMc4HH6+9XrgKSn9TiCD9I9CYTUMQdO28Y/d3cY/epdGH5bRZDZtz+zcCsWickyd6VjtA7NhWHbmNyQ4gQ6z6NrWv5JoMTQ2WgyPixYjw6PFqCda/C0JTvY3ikeMBYCeG3EfSZrGhHrKvVXBY+a7JDixSe1Mv1X2OgbpXhyDx+KhB+PeJT38EB6GCMLi4e+VvwjDfE/aIrL9XgmSfv9GHpscYfU1LT1VQzKP0jhr6XrP050bjBu84RZ5VYK4x7+ND/4GHeGUfF2kfN1HzgzjRkTDH5Ag6ffK4wU11IOPDMY5C0tjWfhBCZJ+1RrPwlA1nFIm1yhDj/b6auX+YayJ3Kzg8TskSPrH9Xgehxq29MpRivAJRJpyvEDIIJ8DYfvn5yE7Joq12k3DfUXur8dyzvshxYam2m4a/EG7SZHqLUh4W8rtyYPjZO+lHrd6iczDkGIaP6T+wXD0CpxYM5ypUD8agFPY4x7kN8X/pfvC9BmPnV0Qq10s6GUJdGPYYr5QQn/7PWZ4rMeMjPOY0eEeM+bxmJ+XIDUoCO4zSzDrU1ruNqfuy4SnL9863/nVAMQ9XA2ZqDw/MLlanrKJQ9zpqreb8TT7dJS865vkOY9SxFcemlbebdw1oBrUNwUKH2kKhAdTeWs0lBTTsbiAbZoN1DKqGZjNtQzTm2Yj8xLI/c16s+aGmW+X4PgQ6b9pc89Ub2bExqM7LzrpTrtYjMpTmdsw19cDbxYzKx8M+xrrBlfoDP12brwzHGoT09MO4swD1AOeJ/d5/ZjgqRdG/JAE8wO+glydHPW9Ed5EPOHzOJnF4Zz6I8D5AccyntlRfmhk8MXltjRBbt8rgdxvgMnjkyKVIX4rffVohXiAc5ayeZIsDGNzIMT5owRcmhDiTBPaHOETBG+HMEj3qvak+Ocqt93MkSxOUmVmsDMPeBVydNyScYf+aJxf82jU/w9bQJ/he1q8PTw2uQZhqm08JpksZ4b+lkUhnwhA6M10D2QNEt7RQp8Sw4cLRnyxI9v7WofqK/jGYoW+5dLIUZZLVz4aggTtVeHaXoYoV2+yNIVLE5ZvYudnzlErlyInfZaqZ4X/Lsy4KkYensaQumb3kSmxub09QTmZI7M+TshHJYCejRm/LTZgi6YQwIO02gvXmbU53ScGj2u0AXqGaDwfAwZrpC/k4l8aIf4BN/O/QvDIMLPfNhv1Zduody2MTeno5d4mNYxPRJ/gGCba/t+WYE65W9+jD+71bK7ebfCtNfxJX7+rt91H1ljCNxsM9c0GZQjW9Y54Ub+ud/AIpBt2i3VaHlzLImODw+nT1VgHW9TGp6tp6lYoFpRD7METNVpvdm004yfNVr3ZbRhat8MeV2OiyxxCTNVfZvZuAcLMGjLDxBLsoYEdy7D3fLYywYGs6ApEjLsd0zrkU55xw59jrrwqwUKVdySlIkxAB2JC3ORKdlSvZvu6JJ0ZjSqaKIZeZnbZduxlg1MY9iWDoTFOx2ztou7iX651Z4ZVSvMPVsYrXmYW4hu9KDKzBAmW5O6NvX9Lf4tvI4j0ygclVlaIzIIQJsnl7Bh2sp7a0lemwBywV972Dwjt9+fg4WFCc4yW3nKWD7pNfO0Cb2iPCw8Z9uRB+Y8kCN4w76KUDgzLpqfp2Gh00/jQuo3v/vJLiQ9kR1eYvWHezdJHglVWJvMNEGaPBvs+bDUDYc/Vi3Klxh55lQN4UeSFSpmm5WDmNQli/GmuFZKEgOvuAyO8fQqinG/u6UUSc5pm3UA14DNSnuyPEMKDEQKBUKdrNfn8nf7OPAnRal1vtQxr1BcWBCMBHyOZ/ywB2eo28TAviyLYduQmzB54oTzAXB4nbR8Z1ai3rYbqp0KuQbBzZ3fsTjcnJuSsYgEsh2+0iUc2x3c5fkNkx7z7qiStRiCk7Zh3Mz8RgeND2BvoxD7hBwaFX8Oz0fjmknPoPsJ9NJlkq7y86lKiZp+e0+bawFPkJoTqB7bNn9C/etSa8ge2rVIK+AmYesfQupbJT9JH6h1j0zLpM3S4o2g0tK7VZDu1+Awdg21aTZtoAHrjwLTblmmI3dbnjspLzqXAtlo9JMn78PYv48GrL1gbe2K/cNTaVEbOn3XSGoRi9fcBNEy709QPNbPB37Ge4ZBiI30NQihIHgxYYmSxxOihlX4HLAxjY0Dpep0f8HZ++lmY6xPaUfaPMwU8cc/1y2fuohBk18QAIutKobi5zm6y3Syu3ZSDaPPyarFWxJPfocznggDIvkqN/ADv27DoG+FaY1ujxzy2u2azwSYPgYnRw1kfjcJ2SbedVSRA5yJ1OOGvg57CMGz+iYvs1LpBTZu6cDAAM2zyLERtZkD56uzFcWS5rVVFGbIG88wNildVhe0e33CZFVpzy+A81tJf1jyOldr5hDpr6S97OuJJmHGP00xxmDQmTtIMePj/OTf8jJZl7Jq2Yx26P7iDPztMLAJn2lWdI8UUbzTU/7kgRJR2s6bvTuW0l2B+Xzdb4l1O9uQ2i9fnMIN7JvrqdhHA0fEuuu50bf5RmeEzXFeKjJMqLaHOOOIn+Tuw4KtWGJXZMdsNLlHO0xYroxIPnxxGNiGxa+l1QzDLLmyvTGR2DQttGJbZbnCm45QOZ7sKKUa2Q1E0Ng/QcC2AvyI5Ti1P7PaoK7RkQXcMOtvpPewIciLzBQkSTHL862lv9sKXf20r2L+2NXDYJehZF7sIs8ZdNhPDdtv8yxYJDsQm4RM5SYFkdNr1Pf5ElSqKKhSY6QCwduISA7kOYdMx9scfbOlTLZUVmXZFjN4x7NOVFESNdhP55mNFJNFXGXdN2xFvePEUinTH7LBrgDGV/kaR8he6mu6lvxkGKTk2+rImfzggpuJPjL4so2noNhWZCH09IK+zjfgD6rMwY7SbqxZtJ3sytQcg98MsOmLb4S3kb7z4geRdMMvJset+/JTg9aOMveyWl4LqJ5h+HGZ9+SgEyxDf/sOfCLH3dN5V+DNTgPme4RdrFacgijZSc81ZBJNFGk00zF3DdkQ0wVJLh7AwbDTjXfE1NYd3vys1TSkV14p4r+0YfvKBwV0YvfjNYLl8rbjFH/llkFW18rxSloP4QQpe7sUNeuM/tLQqxi6vEj97kVsTRI7RD2Pk1rRiWaMlWUUMIipa+dkAxFQucoIzZRwfjKpNpjK5zASkL0+Di8Q9WyiuLzx4bNloNx2s80ckmF0zHI9LXh5PeaAP05cmRS4MPaNQRp4jz/oYwf62l9/LtQDX25ZZV9vL72U/nl16H/WmzJkOeP5/Hhk+t+9VsrJs7uPT8tz1nx/bvolLI0/AbM6q75mOUWf3pu+HWd0L4HN9PzBTglNrhuMrKQbBafrFoLbWW3ing2LTHDkMMrt0pwXN9r0TIRlIeHnk7sIHy7wDQtQ54NYHOg12lY3+HigfGCy/8r8DMFuk0hfrQb8ggdwvCfJUdkKnZEcIb8SdC29JX7HMGtXCHHnOpyBeLewOV8P3Lfs6FE+mRXkfTBozjH1Pb6UfmFgAsTPvoMw+Ra4dnVnsoYGx8qfJCVGyoD7tUHkbbH/uuNufRqc9afvzaQhh+/hkbnIvUJq0iGcP1FPP4P7mZVjA/R+Kozf2J++WjqX238VuKXbKm7FbesobNOIXaTGFe4V/deegV6MQptMRth2gugGlRQWW+fdiR5W1mS85PwNhqpk8hpyy61iZt2xb9bckCCEfX6+7m/E3shuaOMpuKN+0ifA+egqgp+JDWpeCaL3dwgeXxXIST678QRgStGeFP/gos6NUTFPZUc+ISU+nBp7TzkPsqNhl/c7eJifysjKR9IDZmZadhyk7l64zw3JuGFOePc/3uXue07E1YKWmOIE9RizfJvHdZzqSHptYfb+5Sq8cpcjAweYBzsgPsJDVo39PTK82HpOcfmg6G8I0folydD/JjJHVMhsdA273s7OwNMntYjT+18jrboPM1B+n6hOc7jUIOvr47RKv0JEiFsjcDzLTZU8dgy7yAtWGsSjfH4Q51DGcZX29jhw9B7PMWjY028RLZ5N3mxO8QNVkV9LmxUa4ZewYlmVYNv/OvcwzVAHHtRqB7Fur4UB3rUYg+ddqOJSt1XimB1Hf9MAXEcDYiCA+LiJIDI8IZj2HqH6ehzmsg7jHfwpCOCimWzTiekNLvGXu/h9LEMT12em8fU/uQZ/c+9x06Eh3PM/5nrBmWuGBrPxwCOIoZeF9PyRBhA0fkp3GivbGWXqqHslkqN08S9ID1q7nYr4Fn/Hi3U8encpdeIZy+rEjlOD+5TTl6jiZH+CKfFyCGde0TeHv+s3glHLh/uQ6tXT3DRGOJwJ4BWZcQzgFR/1Gc6T/532zNKZvBg8/zcDKeF/m35acar/lDW6N2DCD60x0xJINz9Y2e3/66uQVLXcjbdi29gKEmYHg7/Wwwf6ZIMy5tfK1M8Knl/zQgsVDf+H9ZqhfI1kI0Y2FyR6C4pGbEKe7SbRem3+V9cHJjWKcwYH4Sdey0Zpr24fCZwTVGYSsIoDuruOj5Q3b3V0/MIoNm5yDOH72QmSyzfWZZvvlvJu/j6/c8Xx26Gtm32jw/EVI7Jm7ey7CDEUAhPUw6pbpuBjs6/GAMI7BnlVvmrsmvnYo8OIUT+7lcOxL+Mkp+giEi5pgy3IczPAy3y3Bib5e5FszU/fljtXen6YvEY8sQcBpT2HTA0478xI77eFhje6m5P27KY9Mqwhs0ZaVzRgw69P7TO3N2GfHNfGysiaW2sMrn5bYIPGeU/hnEixgQ/o4G3WvYFRL+EL4Y0cqRFfEL1OzlyGLvoVoz4atvcyG2oDx+x8PwpPDjF+fzUMr2jsXwi3gpWF89hvLNyu4n2gyX49AjB/LGHZBCb90w3Nxb4Y/wihAxUb/QkTwjSxEHC3CeScukqCDm/JAOAZ0rACCMKA7CRG96+y1Lb5YxVMYVOuWY+7odce7XZ4QQLpX7kWiXxWI+ZHog9CPwwkXybdEPsO+pCkyvUvTGK7X2/uddgs/TOz5Fv2sC6UMPAKkh+a+ocoi8Hk3x30V1UeVMpzoo0o5TkGUftTIsFOz1E6KJFmHiHFA3y5NUnszfLI9qMjiqNShgqVVToQ8BoRvp3oVbI6/4iGzvJyraNhfGwDcF5v0U7fIxaPTcuH6cw8NGrh7lGj1BBzXBrnK/PopmPW1YshI6RsIgSMNhDTEdsTt1SA9H+OmPVoa8mkpPXt7YBovu7f93DTZwlNw+Ftjh0vZVw4en1ZWKi3LjprGrV6CnIYwvVHIRsRNSWVJ7BwNZhqGw16y5DvNz92ThmQLgszNY2qPJqlCmL4xzBc7n7k34jeQxM1jKqNFPinBWfphH839sAvWaO2bLTae2OLoxj1WhpQ3OOGCl+7NY2p6Z2Qu+UZY0Ft689A2ba3VdrROE89lNfjpmZv3xk2OUyy3nQ1G7+YxlegDULIPczvmXV/FSVpx/p5l7qsT34r2VPeNsNAxqLL3Tv7j8di5N9LYDUZxkxNk52hJZwCKX6s5gx+YHqUAMuWicm9c1KzuyP4/7YzKJLch2qEH+Rr0K6TxlWfvUQiMyM1jqqCXvgxkUA/oskTb6R2ybjtG+tMRnG2K0fcuiLQOGnrH5AtlN97g2M6Wtwq5jSI+DMXoYg37equrN7ntfMM1rFNqWAOjizXgAceDx3iY8oZrwHOTW49hDYxuOgYRVmv6JkRYC/FEMh5Vtg0MAAzhM+L1jlHlIFxhQ5SddrclYqxYvWPcwHT6XwQhwiqiK1D8VCff2hcHNs8B2N1t8e1t8Va2C6FMuN7fbIgtJRdWbOCRIzcpjje5AFyV7BEQh5aY25HdDHHyaDDWiAyLNYZHMNFREcwVkN1g6sB38GlOwAUDD8Icl4yLySKuJAcLxPshuWsddgw86ItnfB0eayUotLCNx3YdPEPpYtX3jPodu7vPI605jpjnYDyjjy1OfzgE6dH2n5gMja9MbL7Z/iVLvyBMq3AHd6A3uDP/JQAh2gf4TVD2tZLqhpIv3igqBfkYeRQeptCtzVJZUXP8oWxVwY+yarlyrnS7Wqxq+UoZH+umN02uwAO0RL6yvlEpK+VaX9n1YnU9V8vflAMuqkAoYamCom0pKv3qKZ7c2sRvpAQH+BCoiFIs50ubBaWAB63wUyj4RdQQycLSmBKa8qKS32QvqOdqN+UwuQ7XhuLnc2UssqrQVqqVUkkpaKu3tVwB2cypt+UIuQD30bLFcqlYVrT1Yq24Rj+vUtWUF4vVmhxN/5QEYRpy4HyBfVVBKCQbwQkKFOo4pKuG6XJwSl0OTavL4aG6nL6IX865O8FP3IQo9zM4Qrmf0fouPM1x+Ja49zSkpeibBt320DqX4fRI1zqsgBiVqzGIaDRkzbwaYC/L9e4kvBk7Qhcg4Zk42PRbEzNqvDdhprsxvtklW8ij58R600vbv+tybuyuy/lxuy6Lw3ddMp5dlz/k79F5RcH3XjZ8d2Wko025hLHyXY55q/ZkfkbyLGwVfdb3iaPOIb3W1b1GE/Bco8moY80rngelxnKrWtW2VvgJ0R7kcXYU1QO5KgeXvk+CuGdmhp9iUpWtovKCVq3lav11pGDBl7uhlAvsw9in4YQvJ7exoVa26AXBRTjry8LvXOHnGPI38UvUVTk4UFhVbil5dAGhlV+TYL6nQmJj6Sf4o2i9HDJ1NDt0fKbfca/F+Z7PJbrst0jOjV+uG1j0+6cROMeX06xOfZl+0px+2cVs9n+YwerUMz8pwQz9xDn9hspJwCMztmv3eYpu/rXxfoN7JpOmyHMQ2zccvaE7Or8YdDHbI551CePHGigWu4bmFko/Qz9q28s60mWr35YAVvWGsIgbILPHgw/MNn+t0z1+5WGqV4I9w7glsNW5HV/aTh9C0o+CzFAkcR2NJqa4wdgTbNArWPbZcXUew8qm+YrR0PiXIDM/LcHxDYt+goF+leWGbjZx2a0IMNC8K97mDSmU7TXRUzj9N2Gm1zDisTUz3Gh4XnAK+F9wmvy61MclPDjFLtVR1aK33/mncjw1JQSQGiIvkmcH2kWiS4oLEG6/jLML/vYbTfSzFBpgaWCkfFWC0/0Lz3pr5Lc/rkEw1zpEr4Xs471NMb3B9KbV9Gtqgmvq6sHwZ8JjuZb7oZCHp3wgXG8ddrbv9V3wfyPBKY9hYDeSBi1CerRMMjsQ4bcJCITwK05UAmGV/kZ14dor1IUnSRai3AJxK7EwsOKYax2qAqm/p/4v';

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
